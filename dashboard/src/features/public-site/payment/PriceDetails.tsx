import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { PaymentQuote } from '@data1522/mocks/contract/payment'
import type { ReactNode } from 'react'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'

interface RowProps {
  term: string
  children: ReactNode
  tone?: 'success'
}

const Row = ({ term, children, tone }: RowProps) => (
  <Inline justify="between" gap={16} isWrapping={false}>
    <Text ink="muted">{term}</Text>
    <Text as="bdi" weight="semibold" isNumeric tone={tone}>
      {children}
    </Text>
  </Inline>
)

/** What it comes to, from the price of the plan to what is taxed. */
export function PriceDetails({ quote }: { quote: PaymentQuote }) {
  const text = useText()
  const { rate } = useFormats()
  const { exact } = usePrice()
  const { nameOf } = useCountries()
  const { plan, cycle, price, promo, discount, net, taxKind, taxPercent, tax, country } = quote
  const place = nameOf(country)
  return (
    <Stack gap={12}>
      <Heading level={2} size="card">
        {text('payment.details')}
      </Heading>
      <Row term={text(`payment.line.${cycle}`, { plan: text(`plans.${plan}`) })}>{exact(price)}</Row>
      {discount > 0 && promo && (
        <Row term={text('payment.discount', { code: promo.code, rate: rate(promo.percent) })} tone="success">
          {exact(-discount)}
        </Row>
      )}
      <Divider />
      <Row term={text('payment.net')}>{exact(net)}</Row>
      <Row
        term={
          taxPercent === 0
            ? text('payment.noTax', { country: place })
            : text(`payment.tax.${taxKind}`, { rate: rate(taxPercent), country: place })
        }
      >
        {exact(tax)}
      </Row>
    </Stack>
  )
}
