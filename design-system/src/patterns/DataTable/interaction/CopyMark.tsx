import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconCheck } from '../../../icons/icons.ts'
import { CellPopover } from './CellPopover.tsx'

export interface Copied {
  /** The cells and rows that were copied. */
  cells: readonly HTMLElement[]
  /** Where the words stand. */
  beside: HTMLElement
  said: string
}

/** How long it stays, in ms. */
const moment = 1600

/** Shows for a moment what was copied. */
export function CopyMark({ copied, onEnd }: { copied: Copied; onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    for (const cell of copied.cells) cell.toggleAttribute('data-copied', true)
    const timer = setTimeout(() => end(), moment)
    return () => {
      clearTimeout(timer)
      for (const cell of copied.cells) cell.removeAttribute('data-copied')
    }
  }, [copied])
  return createPortal(
    <CellPopover anchor={copied.beside} look="done" isSilent>
      {copied.cells.length > 0 && <Icon icon={IconCheck} size={16} />}
      {copied.said}
    </CellPopover>,
    document.body,
  )
}
