declare module "virtual:pictures/*" {
	const symbols: string;
	export default symbols;
}
