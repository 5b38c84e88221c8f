import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { useText } from '../../../../core/i18n/useText.ts'

/** In a compact area, rows sit closer together. */
export function Density() {
  const text = useText()

  return (
    <ThemeScope density="compact">
      <RadioGroup
        label={text('radioDemos.sortBy')}
        defaultValue="newest"
        options={[
          { id: 'newest', label: text('radioDemos.newest') },
          { id: 'oldest', label: text('radioDemos.oldest') },
          { id: 'total', label: text('radioDemos.total') },
        ]}
      />
    </ThemeScope>
  )
}
