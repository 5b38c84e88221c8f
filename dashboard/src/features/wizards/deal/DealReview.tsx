import { Stack } from '@data1522/design-system/Stack'
import { WizardReview } from '@data1522/design-system/WizardReview'
import { useText } from '../../../core/i18n/useText.ts'
import { YesField } from '../shared/fields.tsx'
import type { DealStepProps } from './deal.ts'
import { useDealLabels } from './useDealLabels.ts'

/** All that the deal says, the way back to each answer, and the word that it is right. */
export function DealReview({ form }: DealStepProps) {
  const text = useText()
  const labels = useDealLabels()
  const values = form.hook.getValues()
  return (
    <Stack gap={24}>
      <WizardReview
        parts={[
          {
            stepId: 'type',
            answers: [
              { term: text('deal.kind'), description: text(`deal.kind.${values.kind}`) },
              { term: text('deal.discount'), description: labels.discount(values) },
              { term: text('deal.regions'), description: labels.regions(values) },
            ],
          },
          {
            stepId: 'details',
            answers: [
              { term: text('deal.title'), description: values.title },
              { term: text('deal.code'), description: labels.code(values) },
              { term: text('deal.text'), description: values.text },
              { term: text('deal.categories'), description: labels.categories(values) },
              { term: text('deal.minimum'), description: labels.minimum(values) },
              { term: text('deal.duration'), description: labels.duration(values) },
              { term: text('deal.notify'), description: labels.notify(values) },
            ],
          },
          {
            stepId: 'usage',
            answers: [
              { term: text('deal.users'), description: text(`deal.users.${values.users}`) },
              { term: text('deal.payments'), description: labels.payments(values) },
              { term: text('deal.limit'), description: labels.limit(values) },
              { term: text('deal.status'), description: text(`deal.status.${values.status}`) },
              { term: text('deal.isSingleUse'), description: labels.yes(values.isSingleUse) },
            ],
          },
        ]}
      />
      <YesField
        form={form}
        name="isConfirmed"
        label={text('deal.isConfirmed')}
        description={text('deal.isConfirmedText')}
      />
    </Stack>
  )
}
