import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Link } from 'react-router-dom'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { events } from '../../../../mocks/areas/calendar/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { dayAfter } from '../../entities/event/zoned.ts'
import { CalendarScreen } from './CalendarScreen.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  // A wide window.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  await Promise.all([
    import('./drawer/EventDrawer.tsx'),
    import('./scope/ScopeDialog.tsx'),
    import('../../entities/event/expand.ts'),
    import('../../../../design-system/src/patterns/EventCalendar/agenda/Agenda.tsx'),
    import('../../../../design-system/src/patterns/EventCalendar/grid/GridStage.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ])
}, 60_000)

const sample = () => {
  const event = events.all().find(({ title }) => title === 'Choir')!
  return { ...event, day: event.start.slice(0, 10) }
}
const edit = (of: string, day: string) =>
  renderScreen(<CalendarScreen />, {
    path: '/apps/calendar',
    address: `/apps/calendar?view=list&date=${day}&zone=UTC&dialog=event&of=${of}`,
    groups: ['calendar', 'events', 'records'],
  })
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Edit event' }, patience))

test(
  'an undo takes its own change back and leaves what was changed since',
  async () => {
    const { id, day, extendedProps } = sample()
    await edit(String(id), day)
    const title = await (await drawer()).findByRole('textbox', { name: /^Title/ }, patience)
    await userEvent.type(title, ' rehearsal')
    await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(events.get(id)!.title).toBe('Choir rehearsal'), patience)
    events.update(id, { extendedProps: { ...extendedProps, location: 'The old mill' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(events.get(id)!.title).toBe('Choir'), patience)
    expect(events.get(id)!.extendedProps.location).toBe('The old mill')
  },
  LONG,
)

test(
  'what the form does not change is not sent, and overwrites nothing',
  async () => {
    const { id, day, extendedProps } = sample()
    await edit(String(id), day)
    const title = await (await drawer()).findByRole('textbox', { name: /^Title/ }, patience)
    events.update(id, { extendedProps: { ...extendedProps, location: 'The old mill' } })
    await userEvent.type(title, ' rehearsal')
    await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(events.get(id)!.title).toBe('Choir rehearsal'), patience)
    expect(events.get(id)!.extendedProps.location).toBe('The old mill')
  },
  LONG,
)

test(
  'one time of a series whose change is refused keeps its form, and what was typed',
  async () => {
    const { id, day, extendedProps } = sample()
    const recurrence = { rule: 'FREQ=DAILY;COUNT=3', timeZone: 'UTC', except: [] }
    events.update(id, { extendedProps: { ...extendedProps, recurrence } })
    const { settled } = await edit(`${id}.${day}`, day)
    await userEvent.type(await (await drawer()).findByRole('textbox', { name: /^Title/ }, patience), ' alone')
    setScenario({ fail: 'calendar' })
    await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: /Change “Choir/ }, patience))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Change “Choir/ })).toBeNull(), patience)
    await settled()
    const title = (await drawer()).getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
    expect(title.value).toBe('Choir alone')
  },
  LONG,
)

test(
  'what somebody else changes while the form is open is told, with both values',
  async () => {
    const { id, day, extendedProps } = sample()
    await edit(String(id), day)
    const place = await (await drawer()).findByRole('textbox', { name: /^Location/ }, patience)
    await userEvent.type(place, 'Hall B')
    events.update(id, { title: 'Choir camp', extendedProps: { ...extendedProps, location: 'The old mill' } })
    window.dispatchEvent(new Event('visibilitychange'))
    const form = await drawer()
    expect(await form.findByText('Theirs: The old mill', {}, patience)).toBeTruthy()
    expect(form.getByText(/^Yours: .*Hall B$/)).toBeTruthy()
    // What only they changed follows by itself.
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Choir camp')
  },
  LONG,
)

test(
  'a save that is answered late closes the form that it came from, and none that was opened since',
  async () => {
    const { id, day } = sample()
    const other = events.all().find(({ title }) => title === 'Swimming')!
    const original = globalThis.fetch
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    onTestFinished(() => void vi.stubGlobal('fetch', original))
    await renderScreen(
      <>
        <Link to={`?view=list&date=${day}&zone=UTC`}>Closed</Link>
        <Link to={`?view=list&date=${day}&zone=UTC&dialog=event&of=${other.id}`}>Another</Link>
        <CalendarScreen />
      </>,
      {
        path: '/apps/calendar',
        address: `/apps/calendar?view=list&date=${day}&zone=UTC&dialog=event&of=${id}`,
        groups: ['calendar', 'events', 'records'],
      },
    )
    await userEvent.type(await (await drawer()).findByRole('textbox', { name: /^Title/ }, patience), ' alone')
    vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
      if (new Request(input, init).method === 'PUT') await isHeld
      return original(input, init)
    })
    await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
    // As the browser's own keys lead, while the page behind is out of reach.
    act(() => screen.getByText('Closed').click())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    act(() => screen.getByText('Another').click())
    const title = await (await drawer()).findByRole<HTMLInputElement>('textbox', { name: /^Title/ }, patience)
    await waitFor(() => expect(title.value).toBe('Swimming'), patience)
    answer()
    await waitFor(() => expect(events.get(id)!.title).toBe('Choir alone'), patience)
    await screen.findByText(/Choir alone/, {}, patience)
    expect((await drawer()).getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Swimming')
  },
  LONG,
)

/** Finds an event of the month by the day that is said of it. */
const standsOn = (day: string) => {
  const long = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const words = long.format(new Date(day))
  return screen.findByText((text) => text.startsWith(words), { selector: '[data-event] *' }, patience)
}

test(
  'an event moved by keys is moved at once, and returns where the server refuses it; the focus stays',
  async () => {
    const { id, day, start } = sample()
    for (const other of events.all()) if (other.id !== id) events.remove(other.id)
    let refuse = () => {}
    const isHeld = new Promise<void>((resolve) => {
      refuse = resolve
    })
    server.use(
      http.put('*/api/apps/calendar/:id', async () => {
        await isHeld
        return HttpResponse.json({ message: 'No' }, { status: 500 })
      }),
    )
    await renderScreen(<CalendarScreen />, {
      path: '/apps/calendar',
      address: `/apps/calendar?view=month&date=${day}&zone=UTC`,
      groups: ['calendar', 'events', 'records'],
    })
    await standsOn(day)
    const days = screen.getByRole('application')
    days.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    await standsOn(dayAfter(day, 1))
    refuse()
    await screen.findByText('The change was not saved', {}, patience)
    await standsOn(day)
    expect(events.get(id)!.start).toBe(start)
    expect(document.activeElement).toBe(days)
  },
  LONG,
)

test(
  'an event is duplicated from its form, and the copy is taken back',
  async () => {
    const { id, day, start } = sample()
    await edit(String(id), day)
    await userEvent.click(await (await drawer()).findByRole('button', { name: 'Duplicate' }, patience))
    const copies = () => events.all().filter(({ title }) => title === 'Copy of Choir')
    await waitFor(() => expect(copies()).toMatchObject([{ start }]), patience)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(copies()).toEqual([]), patience)
  },
  LONG,
)

test(
  'one time of an event that repeats is duplicated alone',
  async () => {
    const { id, day, start, extendedProps } = sample()
    const recurrence = { rule: 'FREQ=DAILY;COUNT=3', timeZone: 'UTC', except: [] }
    events.update(id, { extendedProps: { ...extendedProps, recurrence } })
    const second = dayAfter(day, 1)
    await edit(`${id}.${second}`, second)
    await userEvent.click(await (await drawer()).findByRole('button', { name: 'Duplicate' }, patience))
    const copies = () => events.all().filter(({ title }) => title === 'Copy of Choir')
    await waitFor(() => expect(copies()).toMatchObject([{ start: `${second}${start.slice(10)}` }]), patience)
    expect(copies()[0]!.extendedProps.recurrence).toBeUndefined()
  },
  LONG,
)
