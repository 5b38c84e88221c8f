/** A length in px at a text of 100 %, as one that grows with the text. */
export const rem = (px: number) => `${Number((px / 16).toFixed(5))}rem`

/** A wide space in px: it grows with the text as far as the window has room for it. */
export const roomy = (px: number) => `max(${px}px, min(${rem(px)}, 2.5vw))`

/** By how much the text, and with it every length in rem, is larger than at 100 %. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
