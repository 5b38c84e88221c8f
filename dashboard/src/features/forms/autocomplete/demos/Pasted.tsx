import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

/** Commas, semicolons and lines part it into chips. */
export function Pasted() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.trackingNumbers')}
      description={text('autocompleteDemos.pasteList')}
      options={[]}
      defaultValue={['NO4410', 'FR2207']}
    />
  )
}
