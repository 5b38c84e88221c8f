import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { CALENDARS } from '@data1522/mocks/contract/calendar'
import { useText } from '../../core/i18n/useText.ts'
import type { CalendarAddress } from './useCalendarAddress.ts'

/** Stands where the search and the choice of calendars leave no event. */
export function NoMatch({ set }: Pick<CalendarAddress, 'set'>) {
  const text = useText()
  return (
    <EmptyState
      title={text('calendar.noMatch')}
      illustration="search"
      actions={
        <Button onPress={() => set({ calendars: CALENDARS, q: '' })}>{text('calendar.showAll')}</Button>
      }
    />
  )
}
