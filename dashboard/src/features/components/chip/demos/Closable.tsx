import { Button } from '@data1522/design-system/Button'
import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { Inline } from '@data1522/design-system/Inline'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** By its cross, or by the Delete key. */
export function Closable() {
  const text = useText()
  const filters = [
    { id: 'chairs', label: text('chipDemos.chairs') },
    { id: 'lamps', label: text('chipDemos.lamps') },
    { id: 'rugs', label: text('chipDemos.rugs') },
  ]
  const [removed, setRemoved] = useState<readonly string[]>([])

  return (
    <Inline>
      <ChipGroup
        label={text('chipDemos.filters')}
        items={filters.filter(({ id }) => !removed.includes(id))}
        onRemove={(ids) => setRemoved([...removed, ...ids])}
        empty={text('chipDemos.none')}
      />
      {removed.length > 0 && (
        <Button size="small" variant="plain" onPress={() => setRemoved([])}>
          {text('chipDemos.reset')}
        </Button>
      )}
    </Inline>
  )
}
