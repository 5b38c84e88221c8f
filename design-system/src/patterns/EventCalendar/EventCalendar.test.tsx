import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { CalendarExample } from './example/CalendarExample.tsx'
import { events, kinds } from './example/events.ts'
import type { EventCalendarProps } from './EventCalendar.tsx'
import { marksOf } from './eventDates.ts'
import { formatTime } from './format.ts'
import { MiniMonth } from './MiniMonth.tsx'
import { CalendarKindRadios } from './CalendarKindRadios.tsx'

// What loads when it is shown is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./grid/GridStage.tsx'),
    import('./agenda/Agenda.tsx'),
    import('./year/Year.tsx'),
    import('./popups/DayPopover.tsx'),
    import('@fullcalendar/react/timegrid'),
  ])
}, 60_000)

const days = () => screen.findByRole('application')
const said = () => document.querySelector('[aria-live="assertive"]')?.textContent

async function enter(props: Parameters<typeof CalendarExample>[0] = {}, language: 'en' | 'ar' = 'en') {
  const { user } = await render(<CalendarExample {...props} />, { language })
  ;(await days()).focus()
  return user
}

describe('by keys', () => {
  test('the arrows walk days and hours, and say what is there', async () => {
    const user = await enter()
    await waitFor(() => expect(said()).toMatch(/Tuesday, November 17, 9:00/))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(said()).toMatch(/Thursday, November 19, 10:00.*1 event, Launch rehearsal/))
  })

  test('from right to left they point the other way', async () => {
    const user = await enter({ view: 'month' }, 'ar')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(said()).toMatch(/19 نوفمبر.*Launch rehearsal/))
  })

  test('Enter makes an event where there is none, and opens the one that is there', async () => {
    const onCreate = vi.fn<NonNullable<EventCalendarProps['onCreate']>>()
    const onOpenEvent = vi.fn<NonNullable<EventCalendarProps['onOpenEvent']>>()
    const user = await enter({ onCreate, onOpenEvent })
    await user.keyboard('{Enter}')
    expect(onCreate).toHaveBeenCalledWith({
      start: '2026-11-17T09:00:00.000Z',
      end: '2026-11-17T10:00:00.000Z',
      isAllDay: false,
    })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onOpenEvent).toHaveBeenCalledWith('Price review', expect.any(HTMLElement))
  })

  test('an event is picked up, moved, resized and dropped; the focus stays', async () => {
    const onMoveEvent = vi.fn<NonNullable<EventCalendarProps['onMoveEvent']>>()
    const user = await enter({ onMoveEvent })
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    await waitFor(() => expect(said()).toMatch(/Price review picked up/))
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}')
    expect(onMoveEvent).toHaveBeenCalledWith('Price review', {
      start: '2026-11-18T10:15:00.000Z',
      end: '2026-11-18T12:00:00.000Z',
      isAllDay: false,
    })
    await waitFor(() => expect(said()).toMatch(/Price review dropped: Wednesday, November 18/))
    expect(document.activeElement).toBe(await days())
  })

  test('Escape puts it back', async () => {
    const onMoveEvent = vi.fn<NonNullable<EventCalendarProps['onMoveEvent']>>()
    const user = await enter({ onMoveEvent })
    await user.keyboard('{ArrowDown}{ArrowDown} {ArrowRight}{Escape}')
    await waitFor(() => expect(said()).toMatch(/Price review put back/))
    expect(onMoveEvent).not.toHaveBeenCalled()
  })

  test('what is dropped where it was is not moved', async () => {
    const onMoveEvent = vi.fn<NonNullable<EventCalendarProps['onMoveEvent']>>()
    const user = await enter({ onMoveEvent })
    await user.keyboard('{ArrowDown}{ArrowDown}  ')
    await waitFor(() => expect(said()).toMatch(/Price review dropped/))
    expect(onMoveEvent).not.toHaveBeenCalled()
  })

  test('what cannot be moved says so', async () => {
    const user = await enter({ isReadOnly: true })
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    await waitFor(() => expect(said()).toMatch(/cannot be moved/))
  })

  test('they walk out of the period, which follows', async () => {
    const onNavigate = vi.fn<NonNullable<EventCalendarProps['onNavigate']>>()
    const user = await enter({ onNavigate })
    await user.keyboard('{PageDown}')
    expect(onNavigate).toHaveBeenCalledWith({ date: '2026-11-24' })
  })
})

test.each(['week', 'month', 'day'] as const)(
  'the head of a day in the %s leads to it, and is heard once',
  async (view) => {
    const onNavigate = vi.fn<NonNullable<EventCalendarProps['onNavigate']>>()
    const { user } = await render(<CalendarExample view={view} onNavigate={onNavigate} />)
    const head = await screen.findByRole('button', { name: /Show Tuesday, November 17/ })
    expect(screen.getByText('November 17, 2026').closest('[aria-hidden=true]')).not.toBeNull()
    await user.click(head)
    expect(onNavigate).toHaveBeenCalledWith({ view: 'day', date: '2026-11-17' })
  },
)

test('a day of the month opens as its hours, in the same place', async () => {
  const { user } = await render(<CalendarExample view="month" />)
  await user.click(await screen.findByRole('button', { name: /Show Tuesday, November 17/ }))
  expect(await screen.findByText('All day')).toBeDefined()
})

test('of forty events on a day a month shows the first, and all in a popover, whatever they are called', async () => {
  const onOpenEvent = vi.fn<NonNullable<EventCalendarProps['onOpenEvent']>>()
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `e${index}`,
    title: index === 39 ? 'Long '.repeat(60).trim() : `Call ${index + 1}`,
    calendarId: index === 0 ? 'unknown' : 'work',
    start: `2026-11-17T08:${String(index).padStart(2, '0')}:00Z`,
    end: '2026-11-17T09:00:00Z',
    isAllDay: false,
  }))
  const { user } = await render(<CalendarExample view="month" events={many} onOpenEvent={onOpenEvent} />)
  await user.click(await screen.findByText('+38 more'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Tuesday, November 17' }))
  expect(sheet.getAllByRole('listitem')).toHaveLength(40)
  await user.click(sheet.getByRole('button', { name: /^Long Long/ }))
  expect(onOpenEvent).toHaveBeenCalledWith('e39', expect.any(HTMLElement))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the list has each day with its events, which open', async () => {
  const onOpenEvent = vi.fn<NonNullable<EventCalendarProps['onOpenEvent']>>()
  const { user } = await render(<CalendarExample view="list" onOpenEvent={onOpenEvent} />)
  const day = await screen.findByRole('region', { name: 'Wednesday, November 18' })
  expect(day.textContent).toMatch(/Packaging fair.*Dentist.*Supplier call/)
  await user.click(screen.getByRole('button', { name: 'Dentist' }))
  expect(onOpenEvent).toHaveBeenCalledWith('Dentist', expect.any(HTMLElement))
})

test('a list without events says so', async () => {
  await render(<CalendarExample view="list" events={[]} />)
  expect(await screen.findByText('No events in this period')).toBeDefined()
})

test('a month of the year leads to it', async () => {
  const { user } = await render(<CalendarExample view="year" />)
  await user.click(await screen.findByRole('button', { name: 'Show December 2026' }))
  expect(await days()).toBeDefined()
})

test.each(['year', 'list'] as const)('today is that of the zone, in the %s', async (view) => {
  // More than a day apart, so never on the same day.
  const todayIn = async (timeZone: string) => {
    const today = new Date(Date.now() + (timeZone.endsWith('Kiritimati') ? 14 : -11) * 3_600_000)
    const date = today.toISOString().slice(0, 10)
    const event = { id: 'a', title: 'A', calendarId: 'work', start: date, end: date, isAllDay: true }
    const { unmount, container } = await render(
      <CalendarExample {...{ view, date, timeZone }} events={[event]} now={undefined} />,
    )
    const mark = '[aria-current="date"], [data-today]'
    await waitFor(() => expect(container.querySelector(mark)).not.toBeNull())
    const day = container.querySelector(mark)!.closest<HTMLElement>('[data-day]')!.dataset.day
    unmount()
    expect(day).toBe(date)
  }
  await todayIn('Pacific/Kiritimati')
  await todayIn('Pacific/Pago_Pago')
})

test.each([
  ['Asia/Kolkata', '2026-11-17T04:00:00Z', '9:30'],
  ['Asia/Kolkata', '2026-11-17T03:30:00Z', '9'],
  ['UTC', '2026-11-17T09:00:00Z', '9'],
])('in %s the minutes of %s are those of its clock', (timeZone, instant, time) => {
  expect(formatTime(instant, 'en-US', timeZone).replace(/\s/g, ' ')).toBe(`${time} AM`)
})

describe('the small month', () => {
  test('takes the focus by its keys alone, and by each of them', async () => {
    function Months() {
      const [date, setDate] = useState('2026-11-17')
      return (
        <>
          <button onClick={() => setDate('2026-11-24')}>Next week</button>
          <MiniMonth date={date} onSelect={setDate} />
        </>
      )
    }
    const { user } = await render(<Months />)
    const find = (words: string) => screen.getByRole('button', { name: new RegExp(`November ${words},`) })
    find('17').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(find('18'))
    const next = screen.getByRole('button', { name: 'Next week' })
    await user.click(next)
    expect(document.activeElement).toBe(next)
    find('17').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(find('18'))
  })

  const marks = marksOf(events, kinds, { from: '2026-11-01', to: '2026-12-01' }, 'UTC')

  test('leads to a day, tells which have events, and walks on into the next month', async () => {
    const onSelect = vi.fn<(chosen: string) => void>()
    const { user } = await render(
      <MiniMonth date="2026-11-30" today="2026-11-17" marks={marks} onSelect={onSelect} />,
    )
    expect(screen.getByRole('button', { name: 'Thursday, November 19, 2026, has events' })).toBeDefined()
    screen.getByRole('button', { name: 'Monday, November 30, 2026' }).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/December 1/))
    await user.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledWith('2026-12-01')
  })
})

test('a calendar is chosen by its name', async () => {
  const onChange = vi.fn<(chosen: string) => void>()
  const { user } = await render(
    <CalendarKindRadios label="Calendar" calendars={kinds} value="work" onChange={onChange} />,
  )
  await user.click(screen.getByRole('radio', { name: 'Family' }))
  expect(onChange).toHaveBeenCalledWith('home')
})
