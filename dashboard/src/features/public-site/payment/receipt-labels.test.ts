import { createIntl } from 'react-intl'
import { languages } from 'virtual:messages'
import { expect, test } from 'vitest'
import { quoteOf } from '../../../../../mocks/areas/payment/quote.ts'
import { formatsOf } from '../../../core/i18n/useFormats.ts'
import { receiptLabels } from './receipt-labels.ts'

const billing = {
  firstName: 'Inès',
  lastName: 'Valette',
  company: '',
  vatNumber: '',
  email: 'ines@atelier-valette.example',
  country: 'FR',
  postalCode: '69002',
  city: 'Lyon',
  street: '27 quai Saint-Antoine',
}

test('the receipt adds up to what was quoted', async () => {
  const { loaders } = await languages.en()
  const parts = await Promise.all((['payment', 'plans'] as const).map((group) => loaders[group]!()))
  const messages = Object.assign({}, ...parts.map((part) => part.default)) as Record<string, never>
  const intl = createIntl({ locale: 'en-US', messages, timeZone: 'UTC' })
  const quote = quoteOf({ plan: 'team', cycle: 'yearly', country: 'FR', promo: 'HELLO10' })
  const labels = receiptLabels(
    {
      id: 'R-1',
      status: 'paid',
      issuedOn: quote.startsOn,
      payBefore: null,
      way: 'card',
      lastDigits: '4242',
      bank: null,
      billing,
      quote,
    },
    {
      text: (id, values) =>
        typeof messages[id] === 'string'
          ? messages[id]
          : intl.formatMessage({ id }, values as Record<string, string>),
      formats: formatsOf(intl, 'USD', 'America/Los_Angeles'),
      nameOf: () => 'France',
    },
  )
  const plain = JSON.stringify(labels).replaceAll(/[\u2066-\u2069]/g, '')
  expect(labels.client.lines).toEqual([
    '27 quai Saint-Antoine',
    '69002 Lyon',
    'France',
    'ines@atelier-valette.example',
  ])
  for (const said of ['Receipt R-1', 'Inès Valette', '$290.00', '-$29.00', '$261.00', '$52.20', '$313.20'])
    expect(plain).toContain(said)
  expect(labels.totals.balance).toBeUndefined()
})
