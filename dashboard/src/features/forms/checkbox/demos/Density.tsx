import { CheckboxGroup } from '@data1522/design-system/CheckboxGroup'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { useText } from '../../../../core/i18n/useText.ts'

/** In a compact area, rows sit closer together. */
export function Density() {
  const text = useText()

  return (
    <ThemeScope density="compact">
      <CheckboxGroup
        label={text('checkboxDemos.show')}
        defaultValue={['open']}
        options={[
          { id: 'open', label: text('checkboxDemos.openOrders') },
          { id: 'late', label: text('checkboxDemos.lateOrders') },
          { id: 'done', label: text('checkboxDemos.doneOrders') },
        ]}
      />
    </ThemeScope>
  )
}
