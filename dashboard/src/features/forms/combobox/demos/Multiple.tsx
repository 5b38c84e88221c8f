import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const carriers = [
  { id: 'nord', label: 'Nordline' },
  { id: 'quay', label: 'Quayside' },
  { id: 'sud', label: 'Sud Express' },
]

/** Of several known ones, each is a chip: an autocomplete. */
export function Multiple() {
  const text = useText()

  return (
    <Autocomplete
      label={text('comboboxDemos.carriers')}
      allowsCustomValue={false}
      options={carriers}
      defaultValue={['nord', 'sud']}
    />
  )
}
