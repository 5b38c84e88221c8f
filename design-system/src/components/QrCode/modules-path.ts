/** The dark modules of a code as one path: a bar for each run of them in a row. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) => row.map((isDark, x) => (isDark && !row[x - 1] ? bar(row, x, y) : '')).join(''))
    .join('')

function bar(row: readonly boolean[], x: number, y: number) {
  const end = row.indexOf(false, x)
  const length = (end < 0 ? row.length : end) - x
  return `M${x} ${y}h${length}v1h-${length}z`
}
