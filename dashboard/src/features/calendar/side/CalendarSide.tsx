import { Button } from '@data1522/design-system/Button'
import type { CalendarEventItem, EventCalendarKind } from '@data1522/design-system/EventCalendar'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Kbd } from '@data1522/design-system/Kbd'
import { MiniMonth } from '@data1522/design-system/MiniMonth'
import { marksOf } from '@data1522/design-system/eventDates'
import { SearchField } from '@data1522/design-system/SearchField'
import { Stack } from '@data1522/design-system/Stack'
import type { CalendarName } from '@data1522/mocks/contract/calendar'
import { type RefCallback, useMemo } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { dayAfter, todayIn } from '../../../entities/event/zoned.ts'
import type { CalendarAddress } from '../useCalendarAddress.ts'
import { CalendarFilters } from './CalendarFilters.tsx'

const ADD_KEY = 'C'

interface CalendarSideProps {
  address: CalendarAddress
  items: readonly CalendarEventItem[]
  kinds: readonly EventCalendarKind[]
  /** How many events each calendar has in the period. */
  counts: ReadonlyMap<CalendarName, number>
  /** The days that the calendar shows. */
  period: { readonly from: string; readonly to: string } | undefined
  searchRef: RefCallback<HTMLInputElement>
  /** Opens the drawer of a new event; nothing where another button does. */
  onAdd: (() => void) | undefined
}

/** What stands beside the calendar: a new event, the month to jump in, what is searched, which calendars show. */
export function CalendarSide({ address, items, kinds, counts, period, searchRef, onAdd }: CalendarSideProps) {
  'use memo'
  const text = useText()
  const { date, zone, set } = address
  const year = date.slice(0, 4)
  const marks = useMemo(
    () =>
      marksOf(
        items,
        kinds,
        { from: dayAfter(`${year}-01-01`, -40), to: dayAfter(`${year}-12-31`, 40) },
        zone,
      ),
    [items, kinds, year, zone],
  )
  return (
    <Stack gap={24}>
      {onAdd && (
        <Can action="create" subject="Event" label={text('calendar.add')}>
          {(isDisabled) => (
            <Button
              variant="solid"
              tone="primary"
              isBlock
              isDisabled={isDisabled}
              start={<Icon icon={IconPlus} size={18} />}
              end={<Kbd>{ADD_KEY}</Kbd>}
              onPress={onAdd}
            >
              {text('calendar.add')}
            </Button>
          )}
        </Can>
      )}
      <MiniMonth
        date={date}
        today={todayIn(zone)}
        marks={marks}
        period={period}
        onSelect={(day) => set({ date: day })}
      />
      <SearchField
        ref={searchRef}
        label={text('calendar.search')}
        placeholder={text('calendar.search')}
        value={address.q}
        onChange={(q) => set({ q }, { isReplacing: true })}
      />
      <CalendarFilters
        shown={address.calendars}
        counts={counts}
        onChange={(calendars) => set({ calendars })}
      />
    </Stack>
  )
}
