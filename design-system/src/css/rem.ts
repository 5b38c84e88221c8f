/** A length in px at a text of 100 %, as one that grows with the text. */
export const rem = (px: number) => `${Number((px / 16).toFixed(5))}rem`

/** A length in px that grows with the text, but not beyond a share of the window's width in percent. */
export const roomy = (px: number, share = 2.5) => `max(${px}px, min(${rem(px)}, ${share}vw))`

/** By how much the text, and with it every length in rem, is larger than at 100 %. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
