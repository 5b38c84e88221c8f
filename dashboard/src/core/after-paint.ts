/** Does work once the next frame is on the screen, so that what was pressed answers first. */
export const afterPaint = (work: () => void) => void requestAnimationFrame(() => setTimeout(work))
