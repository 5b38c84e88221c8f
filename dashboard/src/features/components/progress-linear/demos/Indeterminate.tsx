import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { useText } from '../../../../core/i18n/useText.ts'

/** Runs on while nobody knows how long. */
export function Indeterminate() {
  const text = useText()

  return <ProgressLinear label={text('progressLinearDemos.loading')} />
}
