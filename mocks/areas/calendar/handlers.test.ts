import { describe, expect, test } from 'vitest'
import {
  type CalendarName,
  CALENDARS,
  createEvent,
  listEvents,
  type NewCalendarEvent,
  updateEvent,
} from './contract.ts'
import { deleteUser, restoreUsers } from '../users/contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { createTrespass } from '../../testing/trespass.ts'

const PATH = '/api/apps/calendar'
const unknown = { status: 400, body: { message: 'Something Went Wrong' } }
const unknownIds = ['1522', ...NO_IDS]

const picnic = {
  title: 'Picnic',
  start: '2026-03-10T12:00:00.000Z',
  end: '2026-03-10T14:00:00.000Z',
  extendedProps: { calendar: 'Family' },
} as const satisfies NewCalendarEvent

const list = (...calendars: CalendarName[]) => call(listEvents, { query: { calendars } })
const all = () => list(...CALENDARS)
const one = async (id: number) => (await all()).find((event) => event.id === id)
const trespass = createTrespass(all)
const raw = async (query: string) => (await send('GET', `${PATH}${query}`)).body

describe('listEvents', () => {
  test('answers the events of the given calendars, and no others', async () => {
    const events = await all()
    for (const name of CALENDARS) {
      const some = await list(name)
      expect(some.length).toBeGreaterThan(0)
      expect(some).toEqual(events.filter(({ extendedProps }) => extendedProps.calendar === name))
    }
    const two = await list('Personal', 'ETC')
    expect(two.length).toBe((await list('Personal')).length + (await list('ETC')).length)
  })

  test.each(['', '?calendars=', '?calendars=&calendars=%20'])(
    'without a calendar (%j) there is none',
    async (query) => {
      expect(await raw(query)).toEqual([])
    },
  )

  test('an unknown calendar adds nothing, the same twice no event twice, letter case does not matter', async () => {
    const family = await list('Family')
    expect(await raw('?calendars=family&calendars=Family&calendars=constructor')).toEqual(family)
    expect(await raw('?calendars=Work')).toEqual([])
  })

  describe('in a range', () => {
    const idsOf = async (query: string) =>
      ((await raw(`?calendars=Family&${query}`)) as { id: number }[]).map(({ id }) => id)
    const noon = (day: number) => `2026-03-${day}T12:00:00.000Z`
    const add = async (event: Partial<NewCalendarEvent>) =>
      (await call(createEvent, { body: { ...picnic, ...event } })).id

    test('from and to keep what takes place between, if only in part', async () => {
      const id = await add({ start: noon(10), end: noon(12) })
      for (const query of [
        'from=2026-03-09&to=2026-03-11',
        'from=2026-03-11&to=2026-03-12',
        'from=2026-03-12&to=2026-03-20',
        'from=2026-03-12T11:59:00Z',
        'to=2026-03-10T12:00:01Z',
      ])
        expect(await idsOf(query)).toContain(id)
      for (const query of [
        'from=2026-03-13',
        'from=2026-03-12T12:00:00Z',
        'to=2026-03-10',
        'to=2026-03-10T12:00:00Z',
      ])
        expect(await idsOf(query)).not.toContain(id)
    })

    test('whole days end before their last', async () => {
      const id = await add({ allDay: true, start: '2026-03-10', end: '2026-03-12' })
      expect(await idsOf('from=2026-03-11&to=2026-03-12')).toContain(id)
      expect(await idsOf('from=2026-03-12&to=2026-03-13')).not.toContain(id)
    })

    test('what repeats is there from its first time on', async () => {
      const recurrence = { rule: 'FREQ=WEEKLY', timeZone: 'UTC', except: [] }
      const id = await add({ extendedProps: { calendar: 'Family', recurrence } })
      expect(await idsOf('from=2027-03-01&to=2027-04-01')).toContain(id)
      expect(await idsOf('to=2026-03-01')).not.toContain(id)
    })

    test.each(['from=soon', 'to=&from=', 'from=2026-99-99'])('%s narrows nothing', async (query) => {
      expect(await raw(`?calendars=Family&${query}`)).toEqual(await list('Family'))
    })
  })

  test('q finds by title, place and description, in any letter case', async () => {
    const found = (q: string) => call(listEvents, { query: { calendars: [...CALENDARS], q } })
    const titles = async (q: string) => (await found(q)).map(({ title }) => title)
    expect(await titles(' chimney SWEEP')).toEqual(['Chimney sweep'])
    expect(await titles('vélo comète')).toEqual(['Bicycle back from the workshop'])
    expect(await titles('cake for sixteen')).toEqual(['Grandmother’s eightieth'])
    expect(await titles('zebra')).toEqual([])
    expect(await call(listEvents, { query: { calendars: ['Family'], q: 'chimney' } })).toEqual([])
  })

  test('has no events where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await all()).toEqual([])
  })

  test('leaves out guests who are no users any more, until they come back', async () => {
    const guestsOf = async (id: number) => (await one(id))?.extendedProps.guests
    await call(deleteUser, { params: { id: 31 } })
    expect(await guestsOf(1)).toEqual([12, 25])
    await call(restoreUsers, { body: { ids: [31] } })
    expect(await guestsOf(1)).toEqual([12, 31, 25])
  })
})

describe('createEvent', () => {
  test('answers 201 with the event under the last id plus 1', async () => {
    const before = await all()
    const { status, body } = await send('POST', PATH, picnic)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...picnic,
      id: before.length + 1,
      url: '',
      allDay: false,
      extendedProps: { calendar: 'Family', location: '', guests: [], description: '' },
    })
    expect(await all()).toEqual([...before, body])
  })

  test('keeps everything that was given but the id', async () => {
    const given = {
      ...picnic,
      start: '2026-03-10',
      end: '2026-03-12',
      url: 'https://example.com/picnic',
      allDay: true,
      extendedProps: { calendar: 'Personal', location: 'Lake', guests: [2, 3], description: 'Bring\nsalt.' },
    }
    const { body } = await send('POST', PATH, { ...given, id: 3, colour: 'red' })
    expect(body).toEqual({ ...given, id: (await all()).length })
  })

  test('may end when it begins, and may have instants with an offset', async () => {
    const { start } = picnic
    expect((await send('POST', PATH, { ...picnic, end: start })).status).toBe(201)
    const offsets = { start: '2026-03-10T12:00:00+02:00', end: '2026-03-10T11:00:00+00:00' }
    expect((await send('POST', PATH, { ...picnic, ...offsets })).status).toBe(201)
  })

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['end', 'extendedProps', 'start', 'title']],
    ['a blank title', { ...picnic, title: '  ' }, ['title']],
    ['an endless title', { ...picnic, title: 'x'.repeat(1000) }, ['title']],
    ['an end before the start', { ...picnic, end: '2026-03-10T11:59:59Z' }, ['end']],
    ['an end before the start by its offset', { ...picnic, end: '2026-03-10T13:00:00+02:00' }, ['end']],
    ['a day that does not exist', { ...picnic, start: '2026-02-30' }, ['start']],
    ['words for a time', { ...picnic, start: 'tomorrow', end: 'later' }, ['end', 'start']],
    [
      'times without an offset',
      { ...picnic, start: '2026-03-10T12:00', end: '2026-03-10T12:30' },
      ['end', 'start'],
    ],
    ['whole days with times', { ...picnic, allDay: true }, ['end', 'start']],
    ['a day for a time', { ...picnic, start: '2026-03-10' }, ['start']],
    ['no day at all', { ...picnic, allDay: true, start: '2026-03-10', end: '2026-03-10' }, ['end']],
    ['an unknown calendar', { ...picnic, extendedProps: { calendar: 'Work' } }, ['extendedProps.calendar']],
    [
      'a guest who is no user',
      { ...picnic, extendedProps: { calendar: 'ETC', guests: [2, 999] } },
      ['extendedProps.guests'],
    ],
    ['a script for an address', { ...picnic, url: 'javascript:alert(1)' }, ['url']],
    ['half an address', { ...picnic, url: 'example' }, ['url']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', PATH, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('updateEvent', () => {
  test('answers 201 with the fields merged in, and changes no other event', async () => {
    const before = await all()
    const { status, body } = await send('PUT', `${PATH}/4`, { title: 'Moved', id: 99 })
    expect(status).toBe(201)
    expect(body).toEqual({ ...before[3]!, title: 'Moved' })
    expect(await all()).toEqual(before.with(3, body as never))
  })

  test('guests, place and description that are not given stay; a rule that is not given goes', async () => {
    const recurrence = { rule: 'FREQ=DAILY', timeZone: 'UTC', except: [] }
    const before = { calendar: 'Family' as const, location: 'Hall', guests: [2], description: 'Bring tea' }
    const put = (extendedProps: object) => call(updateEvent, { params: { id: 2 }, body: { extendedProps } })
    await put({ ...before, recurrence })
    expect((await put({ calendar: 'ETC' })).extendedProps).toEqual({ ...before, calendar: 'ETC' })
    expect((await put({ location: 'Yard', recurrence })).extendedProps).toEqual({
      ...before,
      calendar: 'ETC',
      location: 'Yard',
      recurrence,
    })
  })

  test('nothing given changes nothing', async () => {
    const before = await all()
    await call(updateEvent, { params: { id: 2 }, body: {} })
    expect(await all()).toEqual(before)
  })

  test('an event can be saved again after a guest has left', async () => {
    await call(deleteUser, { params: { id: 31 } })
    const event = await one(1)
    expect(await call(updateEvent, { params: { id: 1 }, body: event! })).toEqual(event)
    expect(await call(updateEvent, { params: { id: 1 }, body: { title: 'Count' } })).toMatchObject({
      title: 'Count',
    })
  })

  test.each(unknownIds)('answers 400 to the id %s', async (id) => {
    const before = await all()
    expect(await send('PUT', `${PATH}/${id}`, picnic)).toEqual(unknown)
    expect(await all()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'title=x', ['body']],
    ['null', 'null', ['body']],
    ['a blank title', { title: '' }, ['title']],
    ['an end before the start that stays', { end: '2001-01-01T00:00:00Z' }, ['end']],
    ['a start after the end that stays', { start: '2222-01-01' }, ['end']],
    [
      'a guest who is no user',
      { extendedProps: { calendar: 'ETC', guests: [999] } },
      ['extendedProps.guests'],
    ],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/4`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteEvent', () => {
  test('answers 204 without a body, and the event is gone', async () => {
    const before = await all()
    expect(await send('DELETE', `${PATH}/4`)).toEqual({ status: 204, body: undefined })
    expect(await all()).toEqual(before.toSpliced(3, 1))
    expect(await send('DELETE', `${PATH}/4`)).toEqual(unknown)
  })

  test.each(unknownIds)('answers 400 to the id %s', async (id) => {
    const before = await all()
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(unknown)
    expect(await all()).toEqual(before)
  })
})
