import { brandOf } from './brand.ts'
import type { CardPart, CardProblem, CardValue } from './checkCard.ts'
import type { CardWords } from './words.ts'

/** What is wrong with a part of a card, in the words of a language. */
export function sayProblem(words: CardWords, part: CardPart, problem: CardProblem, card: CardValue): string {
  if (part === 'cvc') {
    return problem === 'missing'
      ? words.cvcMissing
      : words.cvcLength(Math.min(...brandOf(card.number).codeLengths))
  }
  const said: Partial<Record<CardProblem, string>> = words.problems[part]
  return said[problem] ?? ''
}
