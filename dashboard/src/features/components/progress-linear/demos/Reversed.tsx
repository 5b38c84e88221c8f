import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { useText } from '../../../../core/i18n/useText.ts'

/** Fills from where reading begins. */
export function Reversed() {
  const text = useText()

  return (
    <ThemeScope direction="rtl">
      <ProgressLinear label={text('progressLinearDemos.upload')} value={40} />
    </ThemeScope>
  )
}
