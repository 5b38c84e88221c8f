import type { Examples } from '../../../../tests/conformance/example.ts'
import { CalendarKindRadios } from './CalendarKindRadios.tsx'
import { EventCalendar } from './EventCalendar.tsx'
import { EventCalendarFrame } from './EventCalendarFrame.tsx'
import { kinds, now } from './example/events.ts'
import { MiniMonth } from './MiniMonth.tsx'

const nothing = () => undefined

export const examples: Examples = {
  EventCalendar: (probe, words) => (
    <EventCalendar
      {...probe}
      label={words || 'Calendar'}
      view="list"
      date="2026-11-17"
      timeZone="UTC"
      now={now}
      calendars={kinds}
      events={[
        {
          id: 'one',
          title: words,
          calendarId: 'work',
          start: '2026-11-17T10:00:00Z',
          end: '2026-11-17T11:00:00Z',
          isAllDay: false,
        },
      ]}
      onNavigate={nothing}
      onOpenEvent={nothing}
    />
  ),
  EventCalendarFrame: (probe, words) => (
    <EventCalendarFrame {...probe} side={words || 'Side'} sideEnd={words}>
      {words}
    </EventCalendarFrame>
  ),
  MiniMonth: (probe) => <MiniMonth {...probe} date="2026-11-17" today="2026-11-17" onSelect={nothing} />,
  CalendarKindRadios: (probe, words) => (
    <CalendarKindRadios
      {...probe}
      label={words || 'Calendar'}
      calendars={[{ id: 'one', label: words || 'One', tone: 'primary' }]}
      value="one"
      onChange={nothing}
    />
  ),
}
