import { Chip } from '@data1522/design-system/Chip'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { SelectableCard } from '@data1522/design-system/SelectableCard'
import { SelectableCardGroup } from '@data1522/design-system/SelectableCardGroup'
import { Text } from '@data1522/design-system/Text'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type AccountBilling, BILLING_PERIODS, PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { USER_PLANS, type UserPlan } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../core/i18n/useText.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { perks } from './perks.ts'

const schema = z.object({ plan: z.enum(USER_PLANS), period: z.enum(BILLING_PERIODS) })

type Choice = Pick<AccountBilling, 'plan' | 'period'>

interface PlanFormProps {
  title: string
  /** What holds now. */
  billing: Choice
  /** Sends another choice; what it throws is said in the form. */
  onChoose: (choice: Choice) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** The plans to choose from, with what each costs by month or by year. */
export function PlanForm({ title, billing, onChoose, isOpen, onClose }: PlanFormProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, Object.keys(schema.shape))
  const form = useSchemaForm({
    schema,
    defaultValues: { plan: billing.plan, period: billing.period },
    onSubmit: ({ plan, period }) =>
      saveAndClose(async () => {
        if (plan !== billing.plan || period !== billing.period) await onChoose({ plan, period })
      }),
  })
  const { plan, period } = useWatch({ control: form.hook.control }) as z.output<typeof schema>
  const isSame = plan === billing.plan && period === billing.period
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={title}
      description={text('plans.description')}
      submitLabel={text(isSame ? 'plans.keep' : 'plans.take', {
        plan: text(`users.plan.${plan}`),
      })}
    >
      <FormField form={form} name="period" label={text('plans.period')}>
        {({ label, value, onChange }) => (
          <SegmentedControl
            label={label}
            options={BILLING_PERIODS.map((id) => ({ id, label: text(`plans.${id}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="plan" label={text('plans.plan')}>
        {({ label, value, onChange }) => (
          <SelectableCardGroup
            label={label}
            selectionMode="single"
            selectedIds={[value]}
            onSelectionChange={([next]) => onChange(next as UserPlan)}
          >
            <Grid columns={{ base: 1, sm: 2 }} gap={16}>
              {USER_PLANS.map((id) => (
                <SelectableCard
                  key={id}
                  id={id}
                  title={text(`users.plan.${id}`)}
                  description={perks.map((perk) => text(`plans.perk.${id}.${perk}`)).join(' · ')}
                >
                  <PlanPrice billing={{ price: PLAN_PRICES[id][period], period }} />
                  {id === billing.plan && (
                    <Chip tone="primary" size="small" variant="solid">
                      {text('plans.now')}
                    </Chip>
                  )}
                </SelectableCard>
              ))}
            </Grid>
          </SelectableCardGroup>
        )}
      </FormField>
      <Text size="sm" ink="subtle">
        {text('plans.starts')}
      </Text>
    </FormDialog>
  )
}
