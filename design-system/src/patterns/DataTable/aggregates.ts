type NumberOf<Row> = (row: Row) => number | null | undefined

const numbersOf = <Row>(rows: readonly Row[], number: NumberOf<Row>) =>
  rows.flatMap((row) => {
    const value = number(row)
    return value === null || value === undefined || Number.isNaN(value) ? [] : value
  })

/** What the numbers of rows come to, for the footer of a column; rows without one do not count. */
export const sumOf = <Row>(rows: readonly Row[], number: NumberOf<Row>): number =>
  numbersOf(rows, number).reduce((sum, value) => sum + value, 0)

/** Their mean; nothing where no row has a number. */
export function meanOf<Row>(rows: readonly Row[], number: NumberOf<Row>): number | undefined {
  const numbers = numbersOf(rows, number)
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

/** How many rows are so. */
export const countOf = <Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number =>
  rows.reduce((count, row) => count + (isSo(row) ? 1 : 0), 0)
