/** Widths of a popover, in px, where the window has room. */
export const widths = { small: 240, medium: 320, large: 420 }
