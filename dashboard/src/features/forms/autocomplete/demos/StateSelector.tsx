import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

/** Nothing but what is suggested, in sections. */
export function StateSelector() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.regions')}
      allowsCustomValue={false}
      emptyText={text('autocompleteDemos.noRegion')}
      defaultValue={['normandy']}
      options={[
        {
          title: 'France',
          options: [
            { id: 'normandy', label: 'Normandie' },
            { id: 'brittany', label: 'Bretagne' },
          ],
        },
        {
          title: 'Italia',
          options: [
            { id: 'liguria', label: 'Liguria' },
            { id: 'tuscany', label: 'Toscana' },
          ],
        },
      ]}
    />
  )
}
