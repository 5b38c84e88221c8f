import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** It stays open while several are chosen. */
export function Selection() {
  const text = useText()
  const [shown, setShown] = useState(['role', 'plan'])

  return (
    <Inline>
      <Menu
        label={text('menuDemos.columns')}
        placement="bottom start"
        selectionMode="multiple"
        selectedIds={shown}
        onSelectionChange={setShown}
        sections={[
          {
            id: 'columns',
            entries: [
              { id: 'role', label: text('menuDemos.role') },
              { id: 'plan', label: text('menuDemos.plan') },
              { id: 'status', label: text('menuDemos.status') },
            ],
          },
        ]}
      >
        <Button>{text('menuDemos.columns')}</Button>
      </Menu>
    </Inline>
  )
}
