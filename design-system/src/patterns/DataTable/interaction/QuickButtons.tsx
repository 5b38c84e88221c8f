import { createPortal } from 'react-dom'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Explained } from '../Explained.tsx'
import type { QuickAction } from './types.ts'
import { quick } from './walking.css.ts'

interface QuickButtonsProps {
  tr: HTMLTableRowElement
  actions: readonly QuickAction[]
  onAction: (id: string) => void
}

const most = 3

/** What can be done with a row at once, in the cell of its menu and before that. */
export function QuickButtons({ tr, actions, onAction }: QuickButtonsProps) {
  const cell = tr.cells[tr.cells.length - 1]
  if (!cell) return null
  return createPortal(
    <span className={quick} data-quick="">
      {actions.slice(0, most).map(({ id, label, icon, ...disabled }) => (
        <Explained key={id} label={label} {...disabled}>
          <IconButton
            icon={icon}
            label={label}
            size="small"
            isDisabled={disabled.isDisabled}
            onPress={() => onAction(id)}
          />
        </Explained>
      ))}
    </span>,
    cell,
  )
}
