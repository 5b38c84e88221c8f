import { Stack } from '@data1522/design-system/Stack'
import { WizardReview } from '@data1522/design-system/WizardReview'
import { useText } from '../../../core/i18n/useText.ts'
import { YesField } from '../frame/fields.tsx'
import type { DealStepProps } from './deal.ts'
import { useDealWords } from './useDealWords.ts'

/** All that the deal says, the way back to each answer, and the word that it is right. */
export function DealReview({ form }: DealStepProps) {
  const text = useText()
  const words = useDealWords()
  const values = form.hook.getValues()
  return (
    <Stack gap={24}>
      <WizardReview
        parts={[
          {
            stepId: 'type',
            answers: [
              { term: text('deal.kind'), description: text(`deal.kind.${values.kind}`) },
              { term: text('deal.discount'), description: words.discount(values) },
              { term: text('deal.regions'), description: words.regions(values) },
            ],
          },
          {
            stepId: 'details',
            answers: [
              { term: text('deal.title'), description: values.title },
              { term: text('deal.code'), description: words.code(values) },
              { term: text('deal.text'), description: values.text },
              { term: text('deal.categories'), description: words.categories(values) },
              { term: text('deal.minimum'), description: words.minimum(values) },
              { term: text('deal.duration'), description: words.duration(values) },
              { term: text('deal.notify'), description: words.notify(values) },
            ],
          },
          {
            stepId: 'usage',
            answers: [
              { term: text('deal.users'), description: text(`deal.users.${values.users}`) },
              { term: text('deal.payments'), description: words.payments(values) },
              { term: text('deal.limit'), description: words.limit(values) },
              { term: text('deal.status'), description: text(`deal.status.${values.status}`) },
              { term: text('deal.isSingleUse'), description: words.yes(values.isSingleUse) },
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
