import { FigureList } from '@data1522/design-system/FigureList'
import { IconCalendar } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { calendarTones } from '../../../entities/event/calendar-meta.ts'
import type { Occurrence } from '../../../entities/event/occurrence.ts'
import { upcomingQuery } from '../../../entities/event/upcoming-query.ts'

const ROWS = 6
const CALENDAR = 'Business'

/** The next meetings; each opens its day in the calendar. */
export function MeetingsCard() {
  const text = useText()
  const { formatDate } = useIntl()
  const { time } = useFormats()
  const query = useQuery(upcomingQuery(CALENDAR, ROWS))
  const calendar = href('/apps/calendar')
  const placeOf = ({ event }: Occurrence) => event.extendedProps.location || text('advancedCards.noPlace')
  return (
    <PartCard
      query={query}
      seeAll={calendar}
      isEmpty={(meetings) => meetings.length === 0}
      emptyText={text('advancedCards.noMeetings')}
      table={(meetings) => [
        [text('advancedCards.meeting'), text('advancedCards.starts'), text('advancedCards.place')],
        ...meetings.map((one) => [one.event.title, new Date(one.span.start), placeOf(one)]),
      ]}
    >
      {(meetings) => ({
        description: text(`events.calendar.${CALENDAR}`),
        children: (
          <FigureList
            items={meetings.map((one) => ({
              id: one.id,
              title: one.event.title,
              detail: placeOf(one),
              start: <IconTile icon={IconCalendar} tone={calendarTones[CALENDAR]} size={34} />,
              note: formatDate(one.span.start, { weekday: 'short', day: 'numeric', month: 'short' }),
              value: time(one.span.start),
              href: `${calendar}?${new URLSearchParams({ view: 'day', date: one.span.start.slice(0, 10) })}`,
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
