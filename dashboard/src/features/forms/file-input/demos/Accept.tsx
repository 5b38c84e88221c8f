import { FileField } from '@data1522/design-system/FileField'
import { useText } from '../../../../core/i18n/useText.ts'

/** The chooser offers these alone; what is dropped or renamed is checked too. */
export function Accept() {
  const text = useText()

  return (
    <FileField
      label={text('fileInputDemos.photo')}
      accept=".png,.jpg,.webp"
      maxSize={2_000_000}
      description={text('fileInputDemos.photoHint')}
    />
  )
}
