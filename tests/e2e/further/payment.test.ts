import { expect, test } from 'vitest'
import { payByKeyboard, type Words } from '../support/payment.ts'

const words: Words = {
  prices: /^See pricing$/,
  choose: /^Choose Team$/,
  title: 'Pay for Team',
  promo: /^Promo code/,
  taken: /10% off the first period/,
  fields: [
    [/^Card number/, '4242424242424242'],
    [/^Expires/, '0930'],
    [/^Security code/, '123'],
    [/^Name on the card/, 'Iris Okafor'],
    [/^First name/, 'Iris'],
    [/^Last name/, 'Okafor'],
    [/^Email for the receipt/, 'iris@heron-lighting.example'],
    [/^City/, 'Portland'],
    [/^Street/, '12 Pier Road'],
  ],
  pay: /^Pay \$/,
  done: 'Team is yours',
  download: /^Download receipt$/,
}

test('from the landing page to a paid plan by keyboard on a phone, in en', async () => {
  const { name, text, total } = await payByKeyboard('en', words)
  const [, number] = /^receipt-(R-\d{8}-\d{6})\.pdf$/.exec(name) ?? []
  for (const said of [number, 'Team', total]) expect(text).toContain(said)
})
