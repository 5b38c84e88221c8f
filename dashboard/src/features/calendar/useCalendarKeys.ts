import type { RefObject } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { type CalendarAddress, VIEWS } from './useCalendarAddress.ts'

interface CalendarKeys {
  address: CalendarAddress
  onTurn: (by: 1 | -1) => void
  onToday: () => void
  onAdd: (() => void) | undefined
  search: RefObject<HTMLInputElement | null>
}

const keyOfView = { month: 'm', week: 'w', day: 'd', list: 'l', year: 'y' } as const

/** The single keys of the calendar, which the help lists and the preferences switch off. */
export function useCalendarKeys({ address, onTurn, onToday, onAdd, search }: CalendarKeys) {
  const text = useText()
  useShortcuts([
    ...(onAdd ? [{ id: 'add', label: text('calendar.add'), keys: ['c'], run: onAdd }] : []),
    { id: 'today', label: text('calendar.today'), keys: ['t'], run: onToday },
    { id: 'previous', label: text('calendar.previous'), keys: ['k'], run: () => onTurn(-1) },
    { id: 'next', label: text('calendar.next'), keys: ['j'], run: () => onTurn(1) },
    ...VIEWS.map((view) => ({
      id: `view-${view}`,
      label: `${text('calendar.view')}: ${text(`calendar.view.${view}`)}`,
      keys: [keyOfView[view]],
      run: () => address.set({ view }),
    })),
    { id: 'search', label: text('calendar.search'), keys: ['/'], run: () => search.current?.focus() },
  ])
}
