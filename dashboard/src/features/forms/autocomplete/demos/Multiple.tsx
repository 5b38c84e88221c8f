import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

/** As many as there may be, and no more. */
export function Multiple() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.skills')}
      description={text('autocompleteDemos.atMostThree')}
      max={3}
      defaultValue={['design', 'sales']}
      options={[
        { id: 'design', label: text('autocompleteDemos.design') },
        { id: 'logistics', label: text('autocompleteDemos.logistics') },
        { id: 'sales', label: text('autocompleteDemos.sales') },
        { id: 'accounting', label: text('autocompleteDemos.accounting') },
      ]}
    />
  )
}
