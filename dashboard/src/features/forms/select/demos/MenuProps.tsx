import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A search above, a first entry for none, one that cannot be chosen. */
export function MenuProps() {
  const text = useText()
  const [team, setTeam] = useState<string | null>(null)

  return (
    <Select
      label={text('selectDemos.team')}
      clearLabel={text('selectDemos.allTeams')}
      isSearchable
      value={team}
      onChange={setTeam}
      options={[
        { id: 'sales', label: text('selectDemos.sales') },
        { id: 'support', label: text('selectDemos.support') },
        { id: 'legal', label: text('selectDemos.legal'), isDisabled: true },
      ]}
    />
  )
}
