import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconTile } from '@data1522/design-system/IconTile'
import { IconCircleCheck, IconDownload } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { PaymentReceipt } from '@data1522/mocks/contract/payment'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { href } from 'react-router-dom'
import { focusOnMount } from '../../../core/focus-on-mount.ts'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useDocumentFile } from '../../../entities/invoice/pdf/useDocumentFile.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import { bankFacts, receiptLabels, wayOf } from './receipt-labels.ts'

/** Who may open what is known to those who are signed in alone. */
const OpenDashboard = lazy(async () => ({
  default: (await import('../../../shared/page-controls/OpenDashboard.tsx')).OpenDashboard,
}))

/** Says that it is paid, or what is left to do, and gives the receipt. */
export function Done({ receipt }: { receipt: PaymentReceipt }) {
  const text = useText()
  const formats = useFormats()
  const { exact } = usePrice()
  const { nameOf } = useCountries()
  const session = useAtomValue(sessionAtom)
  const { save, isMaking } = useDocumentFile({
    pageOf: text('payment.pageOf', { page: '{page}', pages: '{pages}' }),
    failed: () => text('payment.pdfFailed'),
    failedText: () => text('payment.pdfFailedText'),
  })
  const { id, status, quote, billing, payBefore } = receipt
  const plan = text(`plans.${quote.plan}`)
  const isPaid = status === 'paid'
  const facts = [
    { term: text(isPaid ? 'payment.number' : 'payment.orderNumber'), value: id },
    { term: text('payment.plan'), value: text(`payment.bought.${quote.cycle}`, { plan }) },
    {
      term: text('payment.periodTerm'),
      value: text('payment.period', { start: formats.day(quote.startsOn), end: formats.day(quote.endsOn) }),
    },
    { term: text(isPaid ? 'payment.paid' : 'payment.due'), value: exact(quote.total) },
    { term: text(isPaid ? 'payment.wayTerm' : 'payment.wayAhead'), value: wayOf(receipt, text) },
    ...bankFacts(receipt, text).filter(({ value }) => value !== id),
    { term: text('payment.renewal'), value: formats.day(quote.renewsOn) },
  ]
  return (
    <Box maxWidth={680} isCentered isFilling>
      <Card>
        <Stack gap={24}>
          <Stack gap={12}>
            <IconTile icon={IconCircleCheck} tone={isPaid ? 'success' : 'info'} size={42} />
            <Heading level={1} isFocusTarget ref={focusOnMount}>
              {isPaid ? text('payment.doneTitle', { plan }) : text('payment.orderedTitle')}
            </Heading>
            <Text ink="muted">
              {payBefore
                ? text('payment.orderedText', { day: formats.day(payBefore), plan, email: billing.email })
                : text('payment.doneText', { email: billing.email })}
            </Text>
          </Stack>
          <Divider />
          <DescriptionList
            items={facts.map(({ term, value }) => ({ term, description: <Text as="bdi">{value}</Text> }))}
          />
          <Divider />
          <Inline gap={12}>
            <Button
              variant="solid"
              tone="primary"
              start={<Icon icon={IconDownload} size={18} />}
              isPending={isMaking}
              onPress={() =>
                void save(() => ({
                  name: text(isPaid ? 'payment.fileName' : 'payment.orderFileName', { id }),
                  labels: receiptLabels(receipt, { text, formats, nameOf }),
                }))
              }
            >
              {text(isPaid ? 'payment.download' : 'payment.downloadOrder')}
            </Button>
            {session ? (
              <Suspense>
                <OpenDashboard size="medium">{text('payment.toWork')}</OpenDashboard>
              </Suspense>
            ) : (
              <LinkButton href={href('/register')}>{text('payment.toAccount')}</LinkButton>
            )}
          </Inline>
          <Text size="sm" ink="subtle">
            {text('payment.demoText')}
          </Text>
        </Stack>
      </Card>
    </Box>
  )
}
