import { SelectableList } from '@data1522/design-system/SelectableList'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** One or several are chosen; typing finds an entry. */
export function Selection() {
  const text = useText()
  const [chosen, setChosen] = useState(['ada'])

  return (
    <SelectableList
      label={text('listDemos.invite')}
      selectionMode="multiple"
      selectedIds={chosen}
      onSelectionChange={setChosen}
      entries={[
        { id: 'ada', title: text('listDemos.ada'), detail: text('listDemos.adaDetail') },
        { id: 'omar', title: text('listDemos.omar'), detail: text('listDemos.omarDetail') },
        { id: 'iris', title: text('listDemos.iris'), detail: text('listDemos.irisDetail') },
      ]}
    />
  )
}
