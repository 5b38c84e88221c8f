import type { StorePayments } from '@data1522/mocks/contract/store-settings'
import { SectionForm } from '../frame/SectionForm.tsx'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { ManualMethodsCard } from './ManualMethodsCard.tsx'
import { MethodsCard } from './MethodsCard.tsx'
import { PaymentDialogs } from './PaymentDialogs.tsx'
import { ProvidersCard } from './ProvidersCard.tsx'
import { paymentsSchema } from './schema.ts'

const same = (payments: StorePayments) => payments

/** How customers can pay: who takes the money, by which means, and what needs nobody between. */
export function PaymentsSection(props: SectionProps) {
  const form = useSection<'payments', StorePayments>({
    ...props,
    name: 'payments',
    schema: paymentsSchema,
    read: same,
    write: same,
  })
  return (
    <>
      <SectionForm form={form} name="payments">
        <ProvidersCard form={form} />
        <MethodsCard form={form} />
        <ManualMethodsCard form={form} />
      </SectionForm>
      <PaymentDialogs form={form} />
    </>
  )
}
