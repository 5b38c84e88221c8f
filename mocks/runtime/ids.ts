/** The id that a piece of a path stands for; `NaN`, which no row has, for anything but a plain positive number. */
export const idOf = (text: string) => (/^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN)
