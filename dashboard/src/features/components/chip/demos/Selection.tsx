import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** One or several are chosen, with the arrow keys too. */
export function Selection() {
  const text = useText()
  const [chosen, setChosen] = useState(['paid'])

  return (
    <ChipGroup
      label={text('chipDemos.status')}
      selectionMode="multiple"
      selectedIds={chosen}
      onSelectionChange={setChosen}
      items={[
        { id: 'paid', label: text('chipDemos.paid') },
        { id: 'pending', label: text('chipDemos.pending') },
        { id: 'failed', label: text('chipDemos.failed') },
      ]}
    />
  )
}
