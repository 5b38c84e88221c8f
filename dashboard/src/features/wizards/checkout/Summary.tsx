import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconArrowRight, IconRefresh, IconTruckDelivery } from '@data1522/design-system/icons'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useFormState, useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { OfferForm } from './OfferForm.tsx'
import { Prices } from './Prices.tsx'
import type { CheckoutTools } from './useCheckout.ts'

const cardBrands = [
  { name: 'Visa', src: `${import.meta.env.BASE_URL}pictures/payment/visa.svg` },
  { name: 'Mastercard', src: `${import.meta.env.BASE_URL}pictures/payment/mastercard.svg` },
]

/** What the cart comes to, what makes it cheaper, and the way on. */
export function Summary(tools: CheckoutTools) {
  const text = useText()
  const { money, day } = useFormats()
  const { form, quote, step, cart, setPresent } = tools
  const { isSubmitting } = useFormState({ control: form.hook.control })
  const delivery = useWatch({ control: form.hook.control, name: 'delivery' })
  const { data } = quote
  if (!data) return null
  const { offer, deliveries, total } = data
  const chosen = deliveries.find(({ id }) => id === delivery)
  const said = `${text('checkout.toPay')} ${money(total)}`
  const labels = {
    cart: text('checkout.toAddress'),
    address: text('checkout.toPayment'),
    payment: text('checkout.place', { total: money(total) }),
    done: '',
  }
  return (
    <Card padding={0}>
      <Box padding="cardPadding">
        <Stack gap={16}>
          <Heading level={2} size="card">
            {text('checkout.offer')}
          </Heading>
          <OfferForm {...tools} />
          <Box background="sunken" radius="control" padding={12}>
            <Switch
              isBlock
              labelPlacement="start"
              isSelected={cart.isPresent}
              onChange={setPresent}
              description={text('checkout.presentText')}
            >
              {text('checkout.present')}
            </Switch>
          </Box>
        </Stack>
      </Box>
      <Divider />
      <Box padding="cardPadding">
        <Stack gap={16}>
          <Heading level={2} size="card">
            {text('checkout.prices')}
          </Heading>
          <Prices
            {...data}
            discount={offer?.problem === null ? offer.amount : 0}
            code={offer?.code}
            totalLabel={text('checkout.toPay')}
          />
          <VisuallyHidden live="polite">{!quote.isPlaceholderData && said}</VisuallyHidden>
          {/* A second click on the button of the step before is not one on this. */}
          <Button
            key={step}
            type="submit"
            form={form.id}
            variant="solid"
            tone="primary"
            size="large"
            isBlock
            isDisabled={data.lines.length === 0}
            isPending={isSubmitting || (step === 'payment' && quote.isPlaceholderData)}
            end={<Icon icon={IconArrowRight} size={18} />}
          >
            {labels[step]}
          </Button>
          <Stack gap={8}>
            {chosen && (
              <Text size="sm" ink="muted">
                <Inline as="span" gap={8}>
                  <Icon icon={IconTruckDelivery} size={18} />
                  {text('checkout.arrives', { day: day(chosen.arrivesOn) })}
                </Inline>
              </Text>
            )}
            <Text size="sm" ink="muted">
              <Inline as="span" gap={8}>
                <Icon icon={IconRefresh} size={18} />
                {text('checkout.returns')}
              </Inline>
            </Text>
            <Inline gap={8}>
              <Text size="sm" ink="muted">
                {text('checkout.weTake')}
              </Text>
              {cardBrands.map(({ name, src }) => (
                <Image key={name} src={src} alt={name} ratio={1.5} width={34} fit="contain" corners="small" />
              ))}
            </Inline>
          </Stack>
        </Stack>
      </Box>
    </Card>
  )
}
