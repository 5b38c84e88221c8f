import { FileField } from '@data1522/design-system/FileField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Chosen from the device or pasted; another takes its place. */
export function Basic() {
  const text = useText()

  return (
    <FileField label={text('fileInputDemos.contract')} description={text('fileInputDemos.contractHint')} />
  )
}
