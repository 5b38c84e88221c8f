/** Longer than any code with its spaces; what follows in a pasted text is not read. */
const longestRead = 200

/** The digits among what was typed, pasted or filled in, of whatever script, as 0 to 9; at most `length`. */
export function digitsOf(text: string, length: number): string {
  const found = text.slice(0, longestRead).match(/\p{Nd}/gu) ?? []
  return found.slice(0, length).map(toLatin).join('')
}

/** Unicode keeps the ten digits of a script together, the zero first and on a boundary that tells them. */
function toLatin(digit: string): string {
  const code = digit.codePointAt(0)!
  if (code < 128) return digit
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** How many of the boxes stand together; what the groups leave over stands in one more. */
export function groupsOf(length: number, groups: readonly number[] = [length]): number[][] {
  const all: number[][] = []
  let from = 0
  for (const size of [...groups, length]) {
    const to = Math.min(length, from + size)
    if (to > from) all.push(Array.from({ length: to - from }, (_, at) => from + at))
    from = to
  }
  return all
}
