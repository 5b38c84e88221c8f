import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { useText } from '../../../../core/i18n/useText.ts'

/** As many as there is room for; “+2” shows the others. */
export function Chips() {
  const text = useText()

  return (
    <MultiSelect
      label={text('selectDemos.watchers')}
      chipsShown={1}
      defaultValue={['ada', 'omar', 'iris']}
      options={[
        { id: 'ada', label: 'Ada Brun', avatar: {} },
        { id: 'omar', label: 'Omar Haddad', avatar: {} },
        { id: 'iris', label: 'Iris Okafor', avatar: {} },
      ]}
    />
  )
}
