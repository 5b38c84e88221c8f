import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { useText } from '../../../../core/i18n/useText.ts'

/** A share of a whole. */
export function Basic() {
  const text = useText()

  return <ProgressLinear label={text('progressLinearDemos.upload')} value={40} />
}
