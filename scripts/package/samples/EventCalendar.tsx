import { EventCalendar } from '@data1522/design-system/EventCalendar'
import { useState } from 'react'

const calendars = [{ id: 'work', label: 'Work', tone: 'primary' }] as const

export function Example() {
  const [date, setDate] = useState('2026-11-17')
  return (
    <EventCalendar
      label="Calendar"
      view="week"
      date={date}
      timeZone="Europe/Paris"
      now="2026-11-17T11:20:00Z"
      calendars={calendars}
      events={[
        {
          id: 'review',
          title: 'Price review',
          calendarId: 'work',
          start: '2026-11-17T10:00:00Z',
          end: '2026-11-17T11:30:00Z',
          isAllDay: false,
        },
      ]}
      onNavigate={(to) => setDate(to.date)}
      onOpenEvent={(id) => console.log(id)}
    />
  )
}
