import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CardRefresh } from '@data1522/design-system/CardRefresh'
import { Divider } from '@data1522/design-system/Divider'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { Icon, type IconSource } from '@data1522/design-system/Icon'
import { IconTile } from '@data1522/design-system/IconTile'
import { IconArrowBackUp, IconRefresh } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { PaymentQuote } from '@data1522/mocks/contract/payment'
import { useFailureText } from '../../../core/errors/failure-text.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useMedia } from '../../../core/useMedia.ts'
import { planIcons } from '../../../entities/plan/plans.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import { PayButton } from './PayButton.tsx'
import { PriceDetails } from './PriceDetails.tsx'
import { PromoField } from './PromoField.tsx'
import type { PaymentAtWork } from './usePayment.ts'

/** Where the summary stands beside the form; below that the bar has the button. */
const BESIDE = '(width >= 64rem)'

/** What is bought, what it costs, and the button that pays. */
export function Summary({ payment }: { payment: PaymentAtWork }) {
  const text = useText()
  const failureText = useFailureText()
  const { day } = useFormats()
  const { plan, cycle, quote, form } = payment
  const { data, error } = quote
  const hasBeside = useMedia(BESIDE)
  return (
    <>
      <Card>
        <Stack gap={20}>
          <CardHeader
            start={<IconTile icon={planIcons[plan]} tone="primary" size={42} />}
            title={text(`payment.bought.${cycle}`, { plan: text(`plans.${plan}`) })}
            subtitle={
              data ? (
                text('payment.period', { start: day(data.startsOn), end: day(data.endsOn) })
              ) : (
                <Skeleton width={180} />
              )
            }
          />
          <Divider />
          <PromoField {...payment} />
          <Divider />
          {error && !quote.isFetching ? (
            <ErrorState size="small" title={text('payment.quoteFailed')} onRetry={() => void quote.refetch()}>
              {failureText(error)}
            </ErrorState>
          ) : data ? (
            <CardRefresh isRefreshing={quote.isPlaceholderData} label={text('payment.counting')}>
              <Stack gap={20}>
                <PriceDetails quote={data} />
                <Divider />
                <Total quote={data} />
              </Stack>
            </CardRefresh>
          ) : (
            <Skeleton shape="block" height={236} />
          )}
          {hasBeside && <PayButton form={form} quote={quote} isBlock />}
          {data && <Promises quote={data} />}
        </Stack>
      </Card>
      <Alert tone="primary" title={text('payment.demo')}>
        {text('payment.demoText')}
      </Alert>
    </>
  )
}

function Total({ quote: { total, saved } }: { quote: PaymentQuote }) {
  const text = useText()
  const { exact } = usePrice()
  return (
    <Inline justify="between" gap={16}>
      <Stack gap={2}>
        <Text weight="semibold">{text('payment.today')}</Text>
        {saved > 0 && (
          <Text size="sm" tone="success">
            {text('payment.saved', { amount: exact(saved) })}
          </Text>
        )}
      </Stack>
      <Text as="bdi" size="3xl" weight="heavy" isNumeric>
        {exact(total)}
      </Text>
    </Inline>
  )
}

function Promises({ quote: { renewsOn, renewalTotal } }: { quote: PaymentQuote }) {
  const text = useText()
  const { day } = useFormats()
  const { exact } = usePrice()
  return (
    <Stack gap={8}>
      <Promise icon={IconRefresh}>
        {text('payment.renews', { day: day(renewsOn), price: exact(renewalTotal) })}
      </Promise>
      <Promise icon={IconArrowBackUp}>{text('payment.returns')}</Promise>
    </Stack>
  )
}

const Promise = ({ icon, children }: { icon: IconSource; children: string }) => (
  <Inline gap={8} isWrapping={false} align="start">
    <Icon icon={icon} size={18} />
    <Text size="sm" ink="muted">
      {children}
    </Text>
  </Inline>
)
