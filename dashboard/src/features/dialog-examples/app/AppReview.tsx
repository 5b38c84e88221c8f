import { WizardReview } from '@data1522/design-system/WizardReview'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../../core/i18n/useText.ts'
import { type AppForm, cardId } from './app-form.ts'

interface AppReviewProps {
  form: AppForm
  cards: AccountBilling['cards']
}

/** All answers, and the way back to each. */
export function AppReview({ form, cards }: AppReviewProps) {
  const text = useText()
  const { name, kind, framework, database, schemaName, payment } = form.hook.getValues()
  const card = cards.find((one) => cardId(one) === payment)
  return (
    <WizardReview
      parts={[
        {
          stepId: 'details',
          answers: [
            { term: text('dialogExamples.app.name'), description: name },
            { term: text('dialogExamples.app.kind'), description: text(`dialogExamples.app.kind.${kind}`) },
          ],
        },
        {
          stepId: 'framework',
          answers: [{ term: text('dialogExamples.app.framework'), description: framework }],
        },
        {
          stepId: 'database',
          answers: [
            { term: text('dialogExamples.app.database'), description: database },
            { term: text('dialogExamples.app.schemaName'), description: schemaName },
          ],
        },
        {
          stepId: 'billing',
          answers: [
            {
              term: text('dialogExamples.app.payment'),
              description: card
                ? text('account.cardName', {
                    brand: text(`account.brand.${card.brand}`),
                    digits: card.lastDigits,
                  })
                : text('dialogExamples.app.invoice'),
            },
          ],
        },
      ]}
    />
  )
}
