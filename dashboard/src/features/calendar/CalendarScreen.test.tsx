import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { events } from '../../../../mocks/areas/calendar/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
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
    import('../../../../design-system/src/patterns/EventCalendar/grid/GridStage.tsx'),
    import('../../../../design-system/src/patterns/EventCalendar/agenda/Agenda.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ])
}, 60_000)

const open = (search = '', rules?: AbilityRule[]) =>
  renderScreen(<CalendarScreen />, {
    path: '/apps/calendar',
    address: `/apps/calendar${search}`,
    groups: ['calendar', 'events', 'records'],
    rules,
  })
/** An event of the sample data, and the day that it begins on. */
const sample = (title: string) => {
  const event = events.all().find((one) => one.title === title)!
  return { ...event, day: event.start.slice(0, 10) }
}

test(
  'the heading is the period, and the address says view, day and calendars',
  async () => {
    await open('?view=month&date=2026-11-17&calendars=Family&zone=UTC')
    expect(await screen.findByRole('heading', { level: 1, name: 'November 2026' }, patience)).toBeDefined()
    const isOn = (name: string) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked
    expect([isOn('Family'), isOn('Business')]).toEqual([true, false])
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('heading', { level: 1, name: 'October 2026' }, patience)).toBeDefined()
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('heading', { level: 1, name: 'November 2026' }, patience)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Next period' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'December 2026' }, patience)).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Year' }))
    expect(await screen.findByRole('heading', { level: 1, name: '2026' }, patience)).toBeDefined()
  },
  LONG,
)

test(
  'what is searched for is what shows',
  async () => {
    const { day } = sample('Choir')
    await open(`?view=list&date=${day}&q=choir&zone=UTC`)
    expect(await screen.findByRole('button', { name: 'Choir' }, patience)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Swimming' })).toBeNull()
  },
  LONG,
)

test(
  'an event is deleted, and comes back',
  async () => {
    const { id, day } = sample('Choir')
    await open(`?view=list&date=${day}&dialog=event&of=${id}&zone=UTC`)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patience))
    await waitFor(() => expect(events.get(id)).toBeUndefined(), patience)
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }, patience))
    await waitFor(() => expect(events.get(id)).toBeDefined(), patience)
  },
  LONG,
)

test(
  'an event has a title, ends after it begins and leads to a page of the web; then it is kept',
  async () => {
    const { id, day } = sample('Choir')
    await open(`?view=list&date=${day}&dialog=event&of=${id}&zone=UTC`)
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    const title = await drawer.findByRole('textbox', { name: /^Title/ }, patience)
    await userEvent.clear(title)
    await userEvent.type(drawer.getByRole('textbox', { name: /^Link/ }), 'example')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    expect((await drawer.findAllByText(/This is not a web address/, {}, patience)).length).toBeGreaterThan(0)
    await userEvent.type(title, 'Choir rehearsal')
    await userEvent.clear(drawer.getByRole('textbox', { name: /^Link/ }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(events.get(id)?.title).toBe('Choir rehearsal'), patience)
  },
  LONG,
)

test(
  'of an event that repeats one time is changed, and the others stay',
  async () => {
    const { id, day, extendedProps, start, end } = sample('Choir')
    events.update(id, {
      extendedProps: {
        ...extendedProps,
        recurrence: { rule: 'FREQ=DAILY;COUNT=3', timeZone: 'UTC', except: [] },
      },
    })
    await open(`?view=list&date=${day}&q=choir&zone=UTC&dialog=event&of=${id}.${day}`)
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    await userEvent.type(await drawer.findByRole('textbox', { name: /^Title/ }, patience), ' alone')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: /Change “Choir/ }, patience))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await waitFor(
      () =>
        expect(events.all().filter(({ title }) => title.startsWith('Choir'))).toMatchObject([
          { start, end, title: 'Choir', extendedProps: { recurrence: { except: [day] } } },
          { start, end, title: 'Choir alone' },
        ]),
      patience,
    )
  },
  LONG,
)

test(
  'who may not change events finds no way to',
  async () => {
    await open('?view=list&dialog=add', [
      { action: 'manage', subject: 'all' },
      { action: 'create', subject: 'Event', inverted: true },
      { action: 'update', subject: 'Event', inverted: true },
      { action: 'delete', subject: 'Event', inverted: true },
    ])
    expect(await screen.findByRole('button', { name: 'Today' }, patience)).toBeDefined()
    for (const button of screen.getAllByRole('button', { name: /Add event/ }))
      expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
  LONG,
)

test(
  'a failure to load says so, and can be tried again',
  async () => {
    setScenario({ fail: 'calendar' })
    await open('?view=list')
    expect(
      await screen.findByRole('heading', { name: 'The events could not be loaded' }, patience),
    ).toBeDefined()
  },
  LONG,
)

test(
  'who may only read an event can read its fields, and why none can be saved, copied or deleted',
  async () => {
    const { id, day } = sample('Choir')
    const reason = 'Only organisers change events.'
    const rules = ['create', 'update', 'delete'].map((action) => {
      return { action, subject: 'Event', inverted: true, reason }
    })
    await open(`?view=list&date=${day}&zone=UTC&dialog=event&of=${id}`, rules)
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit event' }, patience))
    const title = await drawer.findByRole<HTMLInputElement>('textbox', { name: /^Title/ }, patience)
    expect(title.value).toBe('Choir')
    expect(await drawer.findByText(reason, { ignore: '[hidden]' }, patience)).toBeDefined()
    for (const name of ['Save', 'Duplicate', 'Delete'])
      for (const button of await drawer.findAllByRole('button', { name }))
        expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true)
  },
  LONG,
)

test.each(['the event', 'one of its times'])(
  'a link to an event that is not there says so: %s',
  async (what) => {
    const { id, extendedProps } = sample('Choir')
    const recurrence = { rule: 'FREQ=DAILY;COUNT=2', timeZone: 'UTC', except: [] }
    events.update(id, { extendedProps: { ...extendedProps, recurrence } })
    const gone = what === 'the event' ? '99999' : `${id}.2026-01-01`
    const { user } = await open(`?dialog=event&of=${gone}`)
    const drawer = await screen.findByRole('dialog', { name: 'This event no longer exists' }, patience)
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  },
  LONG,
)
