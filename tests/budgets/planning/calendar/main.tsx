import '@data1522/design-system/styles'
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { EventCalendar } from '@data1522/design-system/EventCalendar'
import { EventCalendarFrame } from '@data1522/design-system/EventCalendarFrame'
import { turned } from '@data1522/design-system/eventDates'
import { kinds } from '../../../../design-system/src/patterns/EventCalendar/example/events.ts'

const HOUR = 3_600_000
const first = Date.parse('2026-10-26T07:00:00Z')
/** 2,000 events in the six weeks of a month, some of whole days; the months around have as many. */
const events = Array.from({ length: 6000 }, (_, at) => {
  const day = (at % 126) - 42
  const start = first + day * 24 * HOUR + (at % 11) * HOUR
  const isAllDay = at % 17 === 0
  const text = (time: number) => new Date(time).toISOString().slice(0, isAllDay ? 10 : undefined)
  return {
    id: String(at),
    title: `Event ${at}`,
    calendarId: kinds[at % kinds.length]!.id,
    start: text(start),
    end: text(start + (isAllDay ? (1 + (at % 3)) * 24 : 1) * HOUR),
    isAllDay,
  }
})

const turning = { turn: () => undefined as void }

function Page() {
  const [date, setDate] = useState('2026-11-17')
  useLayoutEffect(() => {
    // There and back, so that each turn shows as many events.
    turning.turn = () => setDate(date.startsWith('2026-11') ? turned('month', date, 1) : '2026-11-17')
  })
  return (
    <EventCalendarFrame>
      <EventCalendar
        label="Calendar"
        view="month"
        date={date}
        timeZone="Europe/Paris"
        events={events}
        calendars={kinds}
        onNavigate={() => undefined}
        onOpenEvent={() => undefined}
        onCreate={() => undefined}
        onMoveEvent={() => undefined}
      />
    </EventCalendarFrame>
  )
}

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const shown = () => document.querySelector('[role="cell"][data-date]')?.getAttribute('data-date')

Object.assign(window, {
  calendarBenchmark: {
    turn: async () => {
      const before = shown()
      const start = performance.now()
      turning.turn()
      do await frame()
      while (shown() === before || !document.querySelector('[data-event]'))
      return performance.now() - start
    },
  },
})

const messages = await loadMessages('en')
createRoot(document.getElementById('root')!).render(
  <LocaleProvider language="en" messages={messages}>
    <Page />
  </LocaleProvider>,
)
