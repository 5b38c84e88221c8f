import { isCard, type Order } from '@data1522/mocks/contract/orders'

const DIGITS = 4

/** The last digits of a card, the others hidden. */
export const maskDigits = (digits: number | string) => `•••• ${String(digits).padStart(DIGITS, '0')}`

/** A mailbox by its first letter and its house. */
export const maskMailbox = (email: string) => email.replace(/^(.).*@/, '$1•••@')

/** What an order was paid with, hidden but for what tells it from others; nothing where its name says it all. */
export const maskMethod = ({
  method,
  methodNumber,
  email,
}: Pick<Order, 'method' | 'methodNumber' | 'email'>) => {
  if (isCard(method)) return maskDigits(methodNumber)
  return method === 'paypalLogo' ? maskMailbox(email) : undefined
}
