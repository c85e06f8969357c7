/** Updates played one beat after another, so that the turns of others can be followed. */

export interface Beat {
	/** Show it; a beat that is skipped changes the same things without motion. */
	run: (skipped: boolean) => void;
	/** How long to look at it before the next, in milliseconds. */
	hold: number;
}

export class Playback {
	private beats: Beat[] = [];
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly busy: (yes: boolean) => void) {}

	/** Play these after what is still to be played. */
	add(beats: Beat[]): void {
		const idle = this.timer === undefined && this.beats.length === 0;
		this.beats.push(...beats);
		if (idle) this.next();
	}

	/** Play the rest at once. */
	skip(): void {
		clearTimeout(this.timer);
		this.timer = undefined;
		for (let beat = this.beats.shift(); beat; beat = this.beats.shift()) beat.run(true);
		this.busy(false);
	}

	/** Forget what has not been played. */
	clear(): void {
		this.beats = [];
		this.skip();
	}

	private next(): void {
		this.timer = undefined;
		for (let beat = this.beats.shift(); beat; beat = this.beats.shift()) {
			beat.run(false);
			// The beat may have put others in place of those that were left.
			if (this.timer !== undefined) return;
			if (beat.hold > 0) {
				this.busy(true);
				this.timer = setTimeout(() => this.next(), beat.hold);
				return;
			}
		}
		this.busy(false);
	}
}
