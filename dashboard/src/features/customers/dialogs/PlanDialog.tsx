import { FormField } from '@data1522/design-system/FormField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { USER_PLANS } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import type { AccountDialogProps } from '../../../entities/customer/account-dialog.ts'

/** Puts the customer on another plan. */
export function PlanDialog({ id, account, isOpen, onClose }: AccountDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['plan'])
  const { whole } = usePrice()
  const { save } = useAccountChanges(id)
  const form = useSchemaForm({
    schema: z.object({ plan: z.enum(USER_PLANS) }),
    defaultValues: { plan: account.plan },
    onSubmit: ({ plan }) =>
      saveAndClose(async () => {
        const done = () => text('customer.planSet', { plan: text(`customer.plan.${plan}`) })
        await save({ plan }, { plan: account.plan }, done)
      }),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('customer.planTitle')}
      description={text('customer.planDialogText')}
      submitLabel={text('customer.choosePlan')}
    >
      <FormField form={form} name="plan" label={text('customer.plan')}>
        {(field) => (
          <RadioCards
            {...field}
            isLabelHidden
            options={USER_PLANS.map((plan) => ({
              id: plan,
              label: text(`customer.plan.${plan}`),
              description: text(`customer.planFor.${plan}`),
              end: text('customer.perMonth', { price: whole(PLAN_PRICES[plan].monthly) }),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
