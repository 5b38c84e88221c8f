import { FileField } from '@data1522/design-system/FileField'
import { useText } from '../../../../core/i18n/useText.ts'

/** On a phone, a second button opens the camera at once. */
export function Camera() {
  const text = useText()

  return (
    <FileField
      label={text('fileInputDemos.damage')}
      accept="image/*"
      capture="environment"
      description={text('fileInputDemos.damageHint')}
    />
  )
}
