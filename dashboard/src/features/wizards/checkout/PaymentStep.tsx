import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardField } from '@data1522/design-system/CardField'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormField } from '@data1522/design-system/FormField'
import { IconCash, IconCreditCard, IconGift } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { CHECKOUT_PAYMENTS, type CheckoutPayment } from '@data1522/mocks/contract/listings'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { CODE_LIMIT } from './kept-cart.ts'
import type { CheckoutTools } from './useCheckout.ts'

const icons = {
  card: IconCreditCard,
  cashOnDelivery: IconCash,
  giftCard: IconGift,
} as const satisfies Record<CheckoutPayment, unknown>

/** How the order is paid. */
export function PaymentStep(tools: CheckoutTools) {
  const text = useText()
  const { form } = tools
  const payment = useWatch({ control: form.hook.control, name: 'payment' })
  const contents = {
    card: () => <CardPart {...tools} />,
    cashOnDelivery: () => <Text>{text('checkout.cashText')}</Text>,
    giftCard: () => <GiftCardPart {...tools} />,
  }
  return (
    <Card as="section">
      <CardHeader title={text('checkout.howToPay')} />
      <Tabs
        label={text('checkout.howToPay')}
        variant="pill"
        selectedId={payment}
        onSelectionChange={(id) => {
          form.hook.setValue('payment', id as typeof payment, { shouldDirty: true })
          form.hook.clearErrors(['card', 'giftCard'])
        }}
        items={CHECKOUT_PAYMENTS.map((id) => ({
          id,
          label: text(`checkout.payment.${id}`),
          icon: icons[id],
          content: contents[id],
        }))}
      />
    </Card>
  )
}

function CardPart({ form }: CheckoutTools) {
  const text = useText()
  return (
    <Stack gap={16}>
      <FormField form={form} name="card" label={text('checkout.card')} isRequired>
        {(field) => (
          <CardField
            {...field}
            onChange={(card) => field.onChange({ ...card, name: card.name ?? '' })}
            isChecked={field.errorMessage !== undefined}
            hasName
          />
        )}
      </FormField>
      <Text size="sm" ink="subtle">
        {text('checkout.cardText')}
      </Text>
    </Stack>
  )
}

function GiftCardPart({ form, quote, giftCard, setGiftCard }: CheckoutTools) {
  const text = useText()
  const { money } = useFormats()
  const written = useWatch({ control: form.hook.control, name: 'giftCard' })
  const found = giftCard !== '' && giftCard === written ? quote.data?.giftCard : undefined
  return (
    <Stack gap={16}>
      <Inline gap={12} align="end">
        <FormField form={form} name="giftCard" label={text('checkout.giftCard')} isRequired>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              maxLength={CODE_LIMIT}
              description={text('checkout.giftCardText')}
            />
          )}
        </FormField>
        <Button
          onPress={() => setGiftCard(written)}
          isDisabled={written.trim() === '' || written.length > CODE_LIMIT}
          isPending={found !== undefined && quote.isFetching}
        >
          {text('checkout.giftCardCheck')}
        </Button>
      </Inline>
      {found && !quote.isFetching && (
        <Alert tone={found.problem ? 'danger' : 'success'} isLive>
          {found.problem === 'unknown'
            ? text('checkout.giftCardUnknown')
            : text(found.problem ? 'checkout.giftCardTooLittle' : 'checkout.giftCardPays', {
                balance: money(found.balance),
              })}
        </Alert>
      )}
    </Stack>
  )
}
