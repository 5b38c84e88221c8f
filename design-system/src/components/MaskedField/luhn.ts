/** The check digit of card numbers: it catches one wrong digit and most swaps of two. */
export const luhn = (digits: string) =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, at) => {
      const twice = Number(digit) * 2
      return sum + (at % 2 === 0 ? Number(digit) : twice > 9 ? twice - 9 : twice)
    }, 0) %
    10 ===
  0
