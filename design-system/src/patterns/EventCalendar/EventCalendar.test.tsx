import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { CalendarExample } from './example/CalendarExample.tsx'
import { events, kinds } from './example/events.ts'
import type { EventCalendarProps } from './EventCalendar.tsx'
import { marksOf } from './eventDates.ts'
import { MiniMonth } from './MiniMonth.tsx'
import { CalendarKindRadios } from './CalendarKindRadios.tsx'

// What loads when it is shown is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./grid/GridStage.tsx'),
    import('./agenda/Agenda.tsx'),
    import('./year/Year.tsx'),
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

describe('the small month', () => {
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
