import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { IconCreditCard, IconHeadset, IconUsers } from '@data1522/design-system/icons'
import { useText } from '../../../../core/i18n/useText.ts'

/** Icons show at a glance which options belong together. */
export function CheckboxesWithIcon() {
  const text = useText()

  return (
    <CheckboxCards
      label={text('customInputDemos.setUp')}
      columns={{ base: 1, sm: 3 }}
      defaultValue={['payments', 'team']}
      options={[
        {
          id: 'payments',
          icon: IconCreditCard,
          label: text('customInputDemos.payments'),
          description: text('customInputDemos.paymentsHint'),
        },
        {
          id: 'team',
          icon: IconUsers,
          label: text('customInputDemos.team'),
          description: text('customInputDemos.teamHint'),
        },
        {
          id: 'support',
          icon: IconHeadset,
          label: text('customInputDemos.support'),
          description: text('customInputDemos.supportHint'),
        },
      ]}
    />
  )
}
