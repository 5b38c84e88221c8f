import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const skills = ['Accounting', 'Design', 'Logistics', 'Sales'].map((label) => ({ id: label, label }))

/** As many as there may be, and no more. */
export function Multiple() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.skills')}
      description={text('autocompleteDemos.atMostThree')}
      max={3}
      options={skills}
      defaultValue={['Design', 'Sales']}
    />
  )
}
