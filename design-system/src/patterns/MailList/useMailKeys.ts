import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

interface MailKeys {
  ids: readonly string[]
  currentId: string | undefined
  /** How many rows a page has. */
  pageSize: () => number
  move: (id: string) => void
  toggle: (id: string, isRange: boolean) => void
  selectAll: () => void
  clear: () => boolean
}

const controls = 'button:not(:disabled)'

/**
 * The keys of the list: arrows, pages and ends move between rows, with Shift they select on the way; Space selects, the
 * arrows along the line walk into the controls of a row and back.
 */
export function useMailKeys({ ids, currentId, pageSize, move, toggle, selectAll, clear }: MailKeys) {
  const { direction } = useLocale()
  const [back, forward] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']

  const walk = (row: HTMLElement, target: HTMLElement, step: number) => {
    const stops = [row, ...row.querySelectorAll<HTMLElement>(controls)]
    stops.at(Math.min(stops.length - 1, Math.max(0, stops.indexOf(target) + step)))?.focus()
  }
  const targetOf = (key: string, at: number) =>
    ({
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + pageSize(),
      PageUp: at - pageSize(),
      Home: 0,
      End: ids.length - 1,
    })[key]

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[role="row"]')
    if (!row || event.altKey) return
    const { key, shiftKey } = event
    const isRow = target === row
    const at = currentId === undefined ? -1 : ids.indexOf(currentId)
    const next = targetOf(key, at)
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') selectAll()
    else if (event.ctrlKey || event.metaKey) return
    else if (next !== undefined) {
      const id = ids[Math.min(ids.length - 1, Math.max(0, next))]!
      if (shiftKey && id !== currentId) toggle(id, true)
      move(id)
    } else if (key === forward || key === back) walk(row, target, key === forward ? 1 : -1)
    else if (key === ' ' && isRow && currentId !== undefined) toggle(currentId, shiftKey)
    else if (key === 'Enter' && isRow) row.querySelector('a')?.click()
    else if (key === 'Escape' && !isRow) row.focus()
    else if (key !== 'Escape' || !clear()) return
    event.preventDefault()
    event.stopPropagation()
  }
}
