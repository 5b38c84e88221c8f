import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** “+n” stands for the rest, and shows it. */
export function Expandable() {
  const text = useText()

  return (
    <ChipGroup
      label={text('chipDemos.tags')}
      max={3}
      items={[
        { id: 'chairs', label: text('chipDemos.chairs') },
        { id: 'lamps', label: text('chipDemos.lamps') },
        { id: 'tables', label: text('chipDemos.tables') },
        { id: 'rugs', label: text('chipDemos.rugs') },
        { id: 'desks', label: text('chipDemos.desks') },
        { id: 'shelves', label: text('chipDemos.shelves') },
      ]}
    />
  )
}
