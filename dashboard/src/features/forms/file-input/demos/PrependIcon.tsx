import { FileField } from '@data1522/design-system/FileField'
import { Icon } from '@data1522/design-system/Icon'
import { IconPhoto } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Another sign at the start, or none. */
export function PrependIcon() {
  const text = useText()

  return (
    <Stack gap={16}>
      <FileField
        label={text('fileInputDemos.banner')}
        accept="image/*"
        start={<Icon icon={IconPhoto} size={18} />}
      />
      <FileField label={text('fileInputDemos.contract')} start={null} />
    </Stack>
  )
}
