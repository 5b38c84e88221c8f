import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createUser,
  getUser,
  getUserAccount,
  restoreUsers,
  updateUser,
  USER_ACTIVITY_KINDS,
  USER_PROJECT_KINDS,
  type UserAccount,
  type UserActivityKind,
} from './contract.ts'
import { DAY, HOUR, now, setNow } from '../../seed/clock.ts'
import { resetData, setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { unique } from '../../testing/unique.ts'
import { allInvoices } from '../invoices/testing.ts'
import { everyone, newcomer, remove } from './testing.ts'

const PATH = '/api/apps/users'
const IDLE_ID = 47
const nothing = { projects: [], activity: [] }
const notFound = { status: 404, body: { message: 'User not found' } }

const accountOf = (id: number) => call(getUserAccount, { params: { id } })

/** The accounts of all who have one, with the role of each. */
const accounts = async () => {
  const busy = (await everyone()).filter(({ id, status }) => id !== IDLE_ID && status !== 'Pending')
  return Promise.all(busy.map(async ({ id, role }) => ({ role, ...(await accountOf(id)) })))
}

const subjectsOf = ({ activity }: UserAccount, kind: UserActivityKind) =>
  activity.flatMap((deed) => (deed.kind === kind ? [deed.subject] : []))

const TODAY = '2026-03-10'

beforeEach(() => setNow(`${TODAY}T09:00:00Z`))

describe('the projects', () => {
  let lists: UserAccount['projects'][]
  beforeAll(async () => {
    setNow(`${TODAY}T09:00:00Z`)
    lists = (await accounts()).map(({ projects }) => projects)
  })

  test('are three to seven different ones by their due date, of all kinds', () => {
    expect(unique(lists.map(({ length }) => length))).toBe(5)
    for (const projects of lists) {
      expect(projects.length).toBeGreaterThanOrEqual(3)
      expect(projects.length).toBeLessThanOrEqual(7)
      expect(unique(projects.map(({ id }) => id))).toBe(projects.length)
      expect(unique(projects.map(({ name }) => name))).toBe(projects.length)
      const dues = projects.map(({ due }) => due)
      expect(dues).toEqual(dues.toSorted())
    }
    expect(new Set(lists.flat().map(({ kind }) => kind))).toEqual(new Set(USER_PROJECT_KINDS))
  })

  test('include one that is not begun and one that is done', () => {
    for (const projects of lists) {
      expect(projects.filter(({ progress }) => progress === 0)).not.toEqual([])
      expect(projects.filter(({ progress }) => progress === 100)).not.toEqual([])
      for (const { progress, hours } of projects) expect(hours > 0).toBe(progress > 0)
    }
  })

  test('are the same project for everyone who works on it, but for the hours', () => {
    const all = lists.flat()
    const shared = all.map(({ id, name, kind, progress, due }) => [id, name, kind, progress, due].join())
    expect(unique(shared)).toBe(unique(all.map(({ id }) => id)))
  })

  test('have their due date ahead if not begun, behind if done', () => {
    const duesAt = (end: number) =>
      lists.flat().flatMap(({ due, progress }) => (progress === end ? [due] : []))
    for (const { due } of lists.flat()) expect(due).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const due of duesAt(0)) expect(due > TODAY).toBe(true)
    for (const due of duesAt(100)) expect(due < TODAY).toBe(true)
  })
})

describe('the activity', () => {
  test.each(['2024-02-29T00:00:00Z', '2026-03-01T23:59:59.999Z', '2031-12-31T12:00:00Z'])(
    'is four to six entries of the last month, the newest first, on %s',
    async (today) => {
      setNow(today)
      for (const { activity } of await accounts()) {
        const ages = activity.map(({ time }) => now().getTime() - Date.parse(time))
        expect(ages.length).toBeGreaterThanOrEqual(4)
        expect(ages.length).toBeLessThanOrEqual(6)
        expect(ages).toEqual(ages.toSorted((one, other) => one - other))
        expect(unique(ages)).toBe(ages.length)
        expect(ages[0]).toBeGreaterThan(0)
        expect(ages.at(-1)).toBeLessThan(28 * DAY)
      }
    },
  )

  test('has ids of its own and is of all kinds', async () => {
    const all = (await accounts()).flatMap(({ activity }) => activity)
    expect(unique(all.map(({ id }) => id))).toBe(all.length)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(USER_ACTIVITY_KINDS))
  })

  test('has subjects that fit the user', async () => {
    const paid = (await allInvoices({ status: 'Paid' })).map(({ id }) => String(id))
    for (const account of await accounts()) {
      const done = account.projects.filter(({ progress }) => progress === 100).map(({ name }) => name)
      expect(done).toEqual(expect.arrayContaining(subjectsOf(account, 'projectFinished')))
      expect([account.role]).toEqual(expect.arrayContaining(subjectsOf(account, 'roleChanged')))
      for (const subject of subjectsOf(account, 'signedIn')) expect(subject).toBe('')
      for (const subject of subjectsOf(account, 'invoicePaid')) expect(paid).toContain(subject)
      for (const subject of subjectsOf(account, 'teamJoined')) expect(subject).not.toBe('')
    }
  })
})

describe('an account', () => {
  test('is the same each time, all day long, and differs from user to user', async () => {
    const before = await accounts()
    expect(unique(before.map((account) => JSON.stringify(account)))).toBe(44)
    await resetData()
    setNow(new Date(now().getTime() + 10 * HOUR))
    expect(await accounts()).toEqual(before)
  })

  test('stays as it is when the user is edited, or deleted and taken back', async () => {
    const before = await accountOf(7)
    await call(updateUser, { params: { id: 7 }, body: { fullName: 'Someone Else', role: 'subscriber' } })
    expect(await accountOf(7)).toEqual(before)
    await remove(7)
    await call(restoreUsers, { body: { ids: [7] } })
    expect(await accountOf(7)).toEqual(before)
  })

  test('of the pending user without history is blank', async () => {
    expect(await accountOf(IDLE_ID)).toEqual(nothing)
    const invited = (await everyone()).filter(({ status }) => status === 'Pending')
    for (const { id } of invited) expect(await accountOf(id)).toEqual(nothing)
  })

  test('of a new user is blank', async () => {
    const next = await call(createUser, { body: newcomer })
    expect(await accountOf(next.body.id)).toEqual(nothing)
  })

  test('cannot be claimed through a body', async () => {
    const { body } = await send('POST', PATH, { ...newcomer, hasHistory: true })
    expect(body).not.toHaveProperty('body.hasHistory')
    await send('PUT', `${PATH}/51`, { hasHistory: true })
    expect(await accountOf(51)).toEqual(nothing)
  })

  test('is blank where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await accountOf(1)).toEqual(nothing)
  })

  test.each(['51', 'summary', '%E0%A4%A', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}/account`)).toEqual(notFound)
  })

  test('of a user who left is not found', async () => {
    await remove(5)
    expect(await send('GET', `${PATH}/5/account`)).toEqual(notFound)
  })

  test('does not stand in the way of its neighbours', async () => {
    expect(await send('GET', `${PATH}/account`)).toEqual(notFound)
    expect((await call(getUser, { params: { id: 1 } })).id).toBe(1)
  })
})
