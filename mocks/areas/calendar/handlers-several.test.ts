import { describe, expect, test } from 'vitest'
import { CALENDARS, deleteEvent, listEvents, type NewCalendarEvent, restoreEvents } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { createTrespass } from '../../testing/trespass.ts'

const PATH = '/api/apps/calendar'

const picnic = {
  title: 'Picnic',
  start: '2026-03-10T12:00:00.000Z',
  end: '2026-03-10T14:00:00.000Z',
  extendedProps: { calendar: 'Family' },
} as const satisfies NewCalendarEvent

const all = () => call(listEvents, { query: { calendars: [...CALENDARS] } })
const remove = (id: number) => call(deleteEvent, { params: { id } })
const trespass = createTrespass(all)

describe('restoreEvents', () => {
  test('puts events back in their old places', async () => {
    const before = await all()
    await remove(1)
    await remove(20)
    const { events } = await call(restoreEvents, { body: { ids: [20, 1] } })
    expect(new Set(events)).toEqual(new Set([before[0], before[19]]))
    expect(await all()).toEqual(before)
  })

  test('answers 404 if one of them was not deleted, and none comes back', async () => {
    await remove(1)
    const before = await all()
    expect(await send('POST', `${PATH}/restore`, { ids: [1, 2] })).toEqual({
      status: 404,
      body: { message: 'Event not found' },
    })
    expect(await all()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no id', { ids: [] }, ['ids']],
    ['a word', { ids: ['1'] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('splitEvent', () => {
  const recurrence = { rule: 'FREQ=WEEKLY;COUNT=4', timeZone: 'Europe/Paris', except: ['2026-03-17'] }
  const series = { extendedProps: { calendar: 'Business' as const, recurrence } }

  test('changes the series and adds one, in one call', async () => {
    const before = await all()
    const { status, body } = await send('POST', `${PATH}/10/split`, { series, added: picnic })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      series: { id: 10, ...series },
      added: { title: 'Picnic', id: before.length + 1 },
    })
    expect(await all()).toHaveLength(before.length + 1)
    expect((await all()).find(({ id }) => id === 10)?.extendedProps.recurrence).toEqual(recurrence)
  })

  test.each(['1522', ...NO_IDS])('answers 400 to the id %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}/split`, { series, added: picnic })).toEqual({
      status: 400,
      body: { message: 'Something Went Wrong' },
    })
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['added', 'series']],
    ['an end before the start', { series, added: { ...picnic, end: '2001-01-01' } }, ['end']],
    [
      'no rule',
      {
        series: { extendedProps: { calendar: 'ETC', recurrence: { ...recurrence, rule: 'often' } } },
        added: picnic,
      },
      ['series.extendedProps.recurrence.rule'],
    ],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/10/split`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('importEvents', () => {
  test('adds all, in their order', async () => {
    const before = await all()
    const { status, body } = await send('POST', `${PATH}/import`, {
      events: [picnic, { ...picnic, title: 'Rain' }],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ events: [{ title: 'Picnic' }, { title: 'Rain', id: before.length + 2 }] })
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['events']],
    ['none', { events: [] }, ['events']],
    ['one that is wrong', { events: [picnic, { ...picnic, end: '2001-01-01' }] }, ['end']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/import`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteEvents', () => {
  test('deletes several, which can come back', async () => {
    const before = await all()
    expect(await send('POST', `${PATH}/delete`, { ids: [1, 4] })).toEqual({
      status: 200,
      body: { ids: [1, 4] },
    })
    await call(restoreEvents, { body: { ids: [1, 4] } })
    expect(await all()).toEqual(before)
  })

  test('answers 404 if one is not there, and deletes none', async () => {
    const before = await all()
    expect((await send('POST', `${PATH}/delete`, { ids: [1, 999] })).status).toBe(404)
    expect(await all()).toEqual(before)
  })

  test('no id answers 400', async () => {
    expect(await trespass('POST', `${PATH}/delete`, { ids: [] })).toMatchObject({
      status: 400,
      isUntouched: true,
    })
  })
})
