/** Sounds, made on the spot with the Web Audio API; silent until somebody wants them. */

import { preferences } from "./preferences.svelte";

export type Sound = "dice" | "card" | "hit" | "turn" | "out";

interface Tone {
	/** Seconds from now, and how long it lasts. */
	at: number;
	lasts: number;
	/** From which pitch to which, in hertz; noise passes a filter that glides so. */
	from: number;
	to: number;
	loud: number;
	noise?: boolean;
}

const SCORES: Record<Sound, readonly Tone[]> = {
	dice: [0, 0.09, 0.16, 0.26, 0.4].map((at, place) => ({
		at,
		lasts: 0.05,
		from: 2400 - 180 * place,
		to: 1200,
		loud: 0.5 - 0.06 * place,
		noise: true,
	})),
	card: [{ at: 0, lasts: 0.16, from: 900, to: 3200, loud: 0.22, noise: true }],
	hit: [
		{ at: 0, lasts: 0.22, from: 150, to: 46, loud: 0.8 },
		{ at: 0, lasts: 0.08, from: 700, to: 200, loud: 0.4, noise: true },
	],
	turn: [
		{ at: 0, lasts: 0.5, from: 587, to: 587, loud: 0.16 },
		{ at: 0.14, lasts: 0.7, from: 880, to: 880, loud: 0.14 },
	],
	out: [
		{ at: 0, lasts: 1.1, from: 220, to: 82, loud: 0.4 },
		{ at: 0.1, lasts: 0.9, from: 1800, to: 200, loud: 0.14, noise: true },
	],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
	if (!preferences.volume || document.hidden || typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	if (context.state === "suspended") context.resume();
	for (const tone of SCORES[sound]) sing(context, tone);
}

function sing(audio: AudioContext, tone: Tone): void {
	const start = audio.currentTime + tone.at;
	const end = start + tone.lasts;
	const gain = audio.createGain();
	gain.gain.setValueAtTime(0.0001, start);
	gain.gain.exponentialRampToValueAtTime(tone.loud * preferences.volume, start + 0.008);
	gain.gain.exponentialRampToValueAtTime(0.0001, end);
	gain.connect(audio.destination);
	const glide = (pitch: AudioParam) => {
		pitch.setValueAtTime(tone.from, start);
		pitch.exponentialRampToValueAtTime(tone.to, end);
	};
	if (tone.noise) {
		const source = audio.createBufferSource();
		source.buffer = hiss ??= noiseOf(audio);
		const filter = audio.createBiquadFilter();
		filter.type = "bandpass";
		glide(filter.frequency);
		source.connect(filter).connect(gain);
		source.start(start);
		source.stop(end);
	} else {
		const source = audio.createOscillator();
		source.type = "triangle";
		glide(source.frequency);
		source.connect(gain);
		source.start(start);
		source.stop(end);
	}
}

function noiseOf(audio: AudioContext): AudioBuffer {
	const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
	return buffer;
}
