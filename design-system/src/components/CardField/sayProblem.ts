import { brandOf } from './brand.ts'
import type { CardPart, CardProblem, CardValue } from './checkCard.ts'
import type { CardStrings } from './strings.ts'

/** What is wrong with a part of a card, in the words of a language. */
export function sayProblem(
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
  const said: Partial<Record<CardProblem, string>> = strings.problems[part]
  return said[problem] ?? ''
}
