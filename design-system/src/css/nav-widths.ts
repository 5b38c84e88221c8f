/** Widths of the vertical navigation, whole and as a rail of icons. */
export const navWidths = { full: '264px', rail: '72px' } as const
