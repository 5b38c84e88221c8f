import { useState } from 'react'
import { TextField } from '../../../components/TextField/TextField.tsx'
import {
  EventCalendar,
  type EventCalendarProps,
  type EventCalendarView,
  type EventSpan,
} from '../EventCalendar.tsx'
import { EventCalendarFrame } from '../EventCalendarFrame.tsx'
import { events as someEvents, kinds, now } from './events.ts'

const workingHours = { days: [1, 2, 3, 4, 5], start: '09:00', end: '18:00' }

/** A calendar that keeps its events itself. */
export function CalendarExample({ view: first = 'week', ...props }: Partial<EventCalendarProps>) {
  const [events, setEvents] = useState(props.events ?? someEvents)
  const [view, setView] = useState<EventCalendarView>(first)
  const [date, setDate] = useState(props.date ?? '2026-11-17')
  const [span, setSpan] = useState<EventSpan | null>(null)
  const [title, setTitle] = useState('')
  return (
    <EventCalendarFrame>
      <EventCalendar
        label="Calendar"
        calendars={kinds}
        timeZone="UTC"
        now={now}
        workingHours={workingHours}
        onOpenEvent={() => undefined}
        onMoveEvent={(id, to) =>
          setEvents(events.map((item) => (item.id === id ? { ...item, ...to } : item)))
        }
        onDeleteEvent={(id) => setEvents(events.filter((item) => item.id !== id))}
        onCreate={setSpan}
        onDraftClose={() => setSpan(null)}
        draft={
          span && {
            span,
            title,
            calendarId: 'work',
            content: (
              <TextField label="Title" value={title} onChange={(next) => setTitle(next ?? '')} autoFocus />
            ),
          }
        }
        onNavigate={(to) => {
          setDate(to.date)
          if (to.view) setView(to.view)
        }}
        {...props}
        {...{ events, view, date }}
      />
    </EventCalendarFrame>
  )
}
