/**
 * How many letters of a typed word have to be added, dropped, changed or swapped until it begins another;
 * `limit` + 1 where it would be more.
 */
export function typosIn(typed: string, word: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    beforeLast = last
    last = next
  }
  // The word may go on: what is typed is often its beginning.
  return Math.min(...last.slice(Math.max(0, typed.length - limit)))
}
