/** Keeps figure and sign or currency in their order among words of another direction, as `<bdi dir="ltr">` does. */
export const isolated = (words: string) => `\u2066${words}\u2069`
