import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { useText } from '../../../../core/i18n/useText.ts'

/** Turns while nobody knows how long. */
export function Indeterminate() {
  const text = useText()

  return <ProgressCircular label={text('progressCircularDemos.loading')} />
}
