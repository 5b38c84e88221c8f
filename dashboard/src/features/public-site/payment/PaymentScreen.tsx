import { Breadcrumbs } from '@data1522/design-system/Breadcrumbs'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { SummaryLayout } from '@data1522/design-system/SummaryLayout'
import { useFormState } from 'react-hook-form'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import { BillingCard } from './BillingCard.tsx'
import { Done } from './Done.tsx'
import { PayBar } from './PayBar.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Summary } from './Summary.tsx'
import { type PaymentAtWork, usePayment } from './usePayment.ts'
import { WayCard } from './WayCard.tsx'

/** A payment from the choice of the plan to its receipt; in the back office the way back stands in its frame. */
export function PaymentScreen({ isFramed }: { isFramed: boolean }) {
  const payment = usePayment()
  const { receipt } = payment
  return receipt ? <Done receipt={receipt} /> : <PaymentForm payment={payment} isFramed={isFramed} />
}

function PaymentForm({ payment, isFramed }: { payment: PaymentAtWork; isFramed: boolean }) {
  const text = useText()
  const { form, plan } = payment
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const title = text('payment.payFor', { plan: text(`plans.${plan}`) })
  return (
    <Stack gap={0}>
      <PageHeader
        above={
          isFramed ? undefined : (
            <Breadcrumbs
              items={[
                { label: text('payment.pricing'), href: href('/data1522/pricing') },
                { label: text('payment.title') },
              ]}
            />
          )
        }
        title={title}
        description={text(`payment.description.${plan}`)}
      />
      <LeaveGuard isDirty={isDirty || isSubmitting} />
      <SummaryLayout
        summary={<Summary payment={payment} />}
        summaryLabel={text('payment.summary')}
        bar={<PayBar {...payment} />}
      >
        <PlanCard {...payment} />
        <SchemaForm form={form} label={title} isGuarded={false}>
          <WayCard form={form} />
          <BillingCard form={form} />
        </SchemaForm>
      </SummaryLayout>
    </Stack>
  )
}
