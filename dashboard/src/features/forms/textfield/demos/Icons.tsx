import { Icon } from '@data1522/design-system/Icon'
import { IconMapPin, IconPhone } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Before the text or after it, to be found sooner. */
export function Icons() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextField
        label={text('textfieldDemos.phone')}
        type="tel"
        start={<Icon icon={IconPhone} size={18} />}
      />
      <TextField label={text('textfieldDemos.destination')} end={<Icon icon={IconMapPin} size={18} />} />
    </Stack>
  )
}
