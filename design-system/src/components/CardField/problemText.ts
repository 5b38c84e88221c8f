import { brandOf } from './brand.ts'
import type { CardPart, CardProblem, CardValue } from './checkCard.ts'
import type { CardStrings } from './strings.ts'

/** The error message for a part of a card. */
export function problemText(
  strings: CardStrings,
  part: CardPart,
  problem: CardProblem,
  card: CardValue,
): string {
  if (part === 'cvc') {
    return problem === 'missing'
      ? strings.cvcMissing
      : strings.cvcLength(Math.min(...brandOf(card.number).codeLengths))
  }
  const texts: Partial<Record<CardProblem, string>> = strings.problems[part]
  return texts[problem] ?? ''
}
