import { ComboBox } from '@data1522/design-system/ComboBox'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

const carriers = [
  { id: 'nord', label: 'Nordline' },
  { id: 'quay', label: 'Quayside' },
]

/** The cross clears it, unless a choice is required. */
export function Clearable() {
  const text = useText()

  return (
    <Stack gap={16}>
      <ComboBox label={text('comboboxDemos.carrier')} options={carriers} defaultValue="nord" />
      <ComboBox label={text('comboboxDemos.mainCarrier')} isRequired options={carriers} defaultValue="nord" />
    </Stack>
  )
}
