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
import { toWall } from '../../../entities/event/zoned.ts'

const ROWS = 6

/** What the calendars have next; each opens its day there. */
export function UpcomingCard() {
  const text = useText()
  const { formatDate, timeZone = 'UTC' } = useIntl()
  const { time } = useFormats()
  const query = useQuery(upcomingQuery(ROWS))
  const calendar = href('/apps/calendar')
  const kindOf = ({ event }: Occurrence) => text(`events.calendar.${event.extendedProps.calendar}`)
  const detailOf = (one: Occurrence) => {
    const place = one.event.extendedProps.location || kindOf(one)
    return one.span.isAllDay ? place : text('advancedCards.atTime', { time: time(one.span.start), place })
  }
  const dayOf = ({ span }: Occurrence) =>
    formatDate(span.start, {
      day: 'numeric',
      month: 'short',
      ...(span.isAllDay && { timeZone: 'UTC' }),
    })
  const dateOf = ({ span: { start, isAllDay } }: Occurrence) =>
    isAllDay ? start.slice(0, 10) : toWall(start, timeZone).slice(0, 10)
  return (
    <PartCard
      query={query}
      seeAll={calendar}
      isEmpty={(events) => events.length === 0}
      emptyText={text('advancedCards.noEvents')}
      table={(events) => [
        [text('advancedCards.event'), text('advancedCards.starts'), text('advancedCards.calendar')],
        ...events.map((one) => [
          one.event.title,
          one.span.isAllDay ? one.span.start : new Date(one.span.start),
          kindOf(one),
        ]),
      ]}
    >
      {(events) => ({
        description: text('advancedCards.allCalendars'),
        children: (
          <FigureList
            items={events.map((one) => ({
              id: one.id,
              title: one.event.title,
              detail: detailOf(one),
              start: (
                <IconTile
                  icon={IconCalendar}
                  tone={calendarTones[one.event.extendedProps.calendar]}
                  size={34}
                />
              ),
              value: dayOf(one),
              href: `${calendar}?${new URLSearchParams({ view: 'day', date: dateOf(one) })}`,
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
