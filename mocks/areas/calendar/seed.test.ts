import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CalendarEvent, CALENDARS } from './contract.ts'
import { event as schema } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { seedEvents } from './seed.ts'
import { seedUsers } from '../users/seed.ts'

const THURSDAY = '2026-03-12T09:00:00Z'

let events: CalendarEvent[]
beforeEach(() => {
  setNow(THURSDAY)
  events = seedEvents()
})
afterEach(() => setNow())

const hours = ({ start, end }: CalendarEvent) => (Date.parse(end) - Date.parse(start)) / 3_600_000
const weekday = ({ start }: CalendarEvent) => new Date(start).getUTCDay()
const isTimed = ({ allDay }: CalendarEvent) => !allDay
const isBusiness = ({ extendedProps }: CalendarEvent) => extendedProps.calendar === 'Business'

/** Whether the Monday before it is the Monday before now. */
const isThisWeek = ({ start }: CalendarEvent) => {
  const daysFromMonday = (now().getUTCDay() + 6) % 7
  const monday = Math.floor(now().getTime() / DAY - daysFromMonday)
  const week = (Date.parse(start) / DAY - monday) / 7
  return week >= 0 && week < 1
}

describe('the sample events', () => {
  test('are about forty, numbered from 1, and fit the contract', () => {
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
    expect(events.length).toBeGreaterThanOrEqual(38)
    expect(events.length).toBeLessThanOrEqual(45)
    for (const event of events) expect(z.parse(schema, event)).toEqual(event)
  })

  test('fill every calendar, business most of all', () => {
    const sizes = CALENDARS.map(
      (name) => events.filter(({ extendedProps }) => extendedProps.calendar === name).length,
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...sizes)).toBe(events.filter(isBusiness).length)
  })

  test('take whole days, given as dates, or hours, given as instants', () => {
    for (const { allDay, start, end } of events) {
      const shape = allDay ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/
      expect(start).toMatch(shape)
      expect(end).toMatch(shape)
      expect(Date.parse(end)).toBeGreaterThan(Date.parse(start))
    }
    expect(events.filter(({ allDay }) => allDay).length).toBeGreaterThan(8)
    expect(events.filter(isTimed).length).toBeGreaterThan(20)
  })

  test('are short, long, several days long, and one goes past midnight', () => {
    expect(Math.min(...events.map(hours))).toBe(0.25)
    expect(events.filter((event) => hours(event) > 48).length).toBeGreaterThan(2)
    const late = events.filter(isTimed).filter(({ start, end }) => start.slice(0, 10) < end.slice(0, 10))
    expect(late).toHaveLength(1)
  })

  test('include two at the same time, and days with more than three', () => {
    const starts = events.filter(isTimed).map(({ start }) => start)
    expect(new Set(starts).size).toBeLessThan(starts.length)
    const days = [...Map.groupBy(starts, (start) => start.slice(0, 10)).values()]
    expect(Math.max(...days.map(({ length }) => length))).toBeGreaterThan(3)
  })

  test('have guests who are users, from none to nine', () => {
    const ids = new Set(seedUsers().map(({ id }) => id))
    const counts = events.map(({ extendedProps: { guests } }) => guests.length)
    for (const { extendedProps } of events)
      for (const guest of extendedProps.guests) expect(ids).toContain(guest)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBe(9)
  })

  test('have links, very long, French and Arabic titles among them', () => {
    const titles = events.map(({ title }) => title)
    expect(events.filter(({ url }) => url.startsWith('https://example.com/')).length).toBeGreaterThan(2)
    expect(Math.max(...titles.map(({ length }) => length))).toBeGreaterThan(80)
    expect(titles.filter((title) => /\p{Script=Arabic}/u.test(title))).toHaveLength(2)
    expect(titles).toContain('Présentation du catalogue d’automne')
  })

  test.each(['2024-02-29T00:00:00Z', '2026-03-01T23:59:59Z', '2031-12-29T12:00:00Z'])(
    'lie in the weeks around %s, business on working days, and every day of that week has one',
    (today) => {
      setNow(today)
      const seeded = seedEvents()
      const distances = seeded.map(({ start }) => (Date.parse(start) - now().getTime()) / DAY)
      expect(Math.min(...distances)).toBeGreaterThan(-22)
      expect(Math.max(...distances)).toBeLessThan(28)
      for (const event of seeded.filter(isBusiness)) expect([0, 6]).not.toContain(weekday(event))
      expect(new Set(seeded.filter(isThisWeek).map(weekday)).size).toBe(7)
    },
  )

  test('are the same each time', () => {
    expect(seedEvents()).toEqual(events)
  })
})
