import { luhn } from '../MaskedField/luhn.ts'
import { brandOf } from './brand.ts'

/** What a person wrote of a card. */
export interface CardValue {
  /** Its digits, without spaces. */
  readonly number: string
  /** The month and year until when it is valid, as `08/29`. */
  readonly expiry: string
  /** The security code. */
  readonly cvc: string
  /** The name that stands on it. */
  readonly name?: string
}

export type CardPart = keyof CardValue

/**
 * Why a part of a card is not right: nothing or too little there, a digit wrong, a month that there is not, a card
 * that has expired, a year too far ahead.
 */
export type CardProblem = 'missing' | 'incomplete' | 'wrong' | 'month' | 'past' | 'far'
export type CardProblems = Partial<Record<CardPart, CardProblem>>

/** Cards are made for a few years; one for more is a slip. */
const MOST_YEARS = 20

function checkNumber(number: string): CardProblem | undefined {
  const { id, lengths } = brandOf(number)
  if (!number) return 'missing'
  if (number.length < Math.min(...lengths)) return 'incomplete'
  // Not every UnionPay card has a check digit.
  const isRight = lengths.includes(number.length) && (id === 'unionpay' || luhn(number))
  return isRight ? undefined : 'wrong'
}

function checkExpiry(expiry: string, today: Date): CardProblem | undefined {
  if (!expiry) return 'missing'
  const [, month, year] = (/^(\d\d)\/(\d\d)$/.exec(expiry) ?? []).map(Number)
  if (month !== undefined && (month < 1 || month > 12)) return 'month'
  if (month === undefined || year === undefined)
    return Number(expiry.slice(0, 2)) > 12 ? 'month' : 'incomplete'
  const ahead = (2000 + year - today.getFullYear()) * 12 + month - 1 - today.getMonth()
  return ahead < 0 ? 'past' : ahead > MOST_YEARS * 12 ? 'far' : undefined
}

function checkCvc(cvc: string, number: string): CardProblem | undefined {
  if (!cvc) return 'missing'
  const { codeLengths } = brandOf(number)
  if (codeLengths.includes(cvc.length)) return
  return cvc.length < Math.min(...codeLengths) ? 'incomplete' : 'wrong'
}

/** What is not right about a card, part by part; nothing when all of it is. Whether it is real only a bank can say. */
export function checkCard(card: CardValue, today = new Date()): CardProblems {
  const found = {
    number: checkNumber(card.number),
    expiry: checkExpiry(card.expiry, today),
    cvc: checkCvc(card.cvc, card.number),
    name: card.name !== undefined && !card.name.trim() ? ('missing' as const) : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}
