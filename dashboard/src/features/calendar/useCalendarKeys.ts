import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { store } from '../../core/store.ts'
import { type CalendarAddress, VIEWS } from './useCalendarAddress.ts'

interface CalendarKeys {
  address: CalendarAddress
  onTurn: (by: 1 | -1) => void
  onToday: () => void
  onAdd: (() => void) | undefined
  onSearch: () => void
}

const keyOfView = { month: 'm', week: 'w', day: 'd', list: 'l', year: 'y' } as const

const isRtl = () => document.documentElement.dir === 'rtl'

/** An arrow that nobody else takes: pressed while the focus is on the page itself. */
const isFree = ({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) &&
  (target as Element).matches('body, main, h1')

/** Turns the period by the arrows, in the direction of reading. */
function useArrows(onTurn: CalendarKeys['onTurn']) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
    if (!by || !isFree(event) || !store.get(preferences['single-key-shortcuts'])) return
    event.preventDefault()
    onTurn(isRtl() === (by === 1) ? -1 : 1)
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The single keys of the calendar, which the help lists and the preferences switch off. */
export function useCalendarKeys({ address, onTurn, onToday, onAdd, onSearch }: CalendarKeys) {
  const text = useText()
  useArrows(onTurn)
  // As they stand on the keyboard: the arrows are listened to here, and listed with the other keys.
  const [back, onwards] = isRtl() ? ['→', '←'] : ['←', '→']
  useShortcuts([
    ...(onAdd ? [{ id: 'add', label: text('calendar.add'), keys: ['c'], run: onAdd }] : []),
    { id: 'today', label: text('calendar.today'), keys: ['t'], run: onToday },
    { id: 'previous', label: text('calendar.previous'), keys: [back!], run: () => onTurn(-1) },
    { id: 'next', label: text('calendar.next'), keys: [onwards!], run: () => onTurn(1) },
    ...VIEWS.map((view) => ({
      id: `view-${view}`,
      label: `${text('calendar.view')}: ${text(`calendar.view.${view}`)}`,
      keys: [keyOfView[view]],
      run: () => address.set({ view }),
    })),
    { id: 'search', label: text('calendar.search'), keys: ['/'], run: onSearch },
  ])
}
