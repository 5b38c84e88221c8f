/** Pieces of a path that stand for no row, however many there are. */
export const NO_IDS = ['0', '-1', 'abc', '1.0', '01', '1e0', '%201', '__proto__', '9'.repeat(400)] as const
