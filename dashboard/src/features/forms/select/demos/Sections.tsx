import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** What belongs together stands under a title. */
export function Sections() {
  const text = useText()
  const [place, setPlace] = useState<string | null>('lyon')

  return (
    <Select
      label={text('selectDemos.warehouse')}
      value={place}
      onChange={setPlace}
      options={[
        {
          title: text('selectDemos.north'),
          options: [
            { id: 'oslo', label: 'Oslo' },
            { id: 'aarhus', label: 'Aarhus' },
          ],
        },
        {
          title: text('selectDemos.south'),
          options: [
            { id: 'lyon', label: 'Lyon' },
            { id: 'malaga', label: 'Málaga' },
          ],
        },
      ]}
    />
  )
}
