import { afterEach, describe, expect, test } from 'vitest'
import { USER_PLANS, USER_ROLES, USER_STATUSES } from './contract.ts'
import { userDetail } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { sampleContacts } from '../chat/seed-contacts.ts'
import { accountOfUser, accounts, userIds } from '../../seed/accounts.ts'
import { DAY, now, setNow, WEEK } from '../../seed/clock.ts'
import { countries } from '../../seed/countries.ts'
import { seedUsers } from './seed.ts'

afterEach(() => setNow())

describe('the sample users', () => {
  const users = seedUsers()

  test('are fifty, numbered from 1', () => {
    expect(users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  test('fit the contract', () => {
    for (const user of users) expect(() => z.parse(userDetail, user)).not.toThrow()
  })

  test('have a name, a username, an address and a number of their own', () => {
    for (const field of ['fullName', 'username', 'email', 'contact', 'taxId'] as const)
      expect(unique(users.map((user) => user[field]))).toBe(50)
  })

  test('have addresses that reach nobody', () => {
    for (const { email } of users) expect(email).toMatch(/^([a-z.]+@example|(admin|client)@demo)\.com$/)
  })

  test('show every role, plan and status several times', () => {
    const count = (value: string) =>
      users.filter(({ role, currentPlan, status }) => [role, currentPlan, status].includes(value as never))
        .length
    for (const value of [...USER_ROLES, ...USER_PLANS, ...USER_STATUSES])
      expect(count(value)).toBeGreaterThan(4)
  })

  test('have phone numbers and languages of their countries', () => {
    for (const user of users) {
      const country = Object.values(countries).find(({ name }) => name === user.country)!
      expect(user.language).toBe(country.language)
      expect(user.contact).toMatch(/^\+[\d ()-]+$/)
      expect(user.contact.slice(0, 4)).toBe(country.phone.slice(0, 4))
    }
  })

  test('include Arabic, French and very long names, and missing pictures', () => {
    const names = users.map(({ fullName }) => fullName)
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name)).length).toBeGreaterThan(4)
    expect(users.filter(({ language }) => language === 'French').length).toBeGreaterThan(4)
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(45)
    expect(Math.min(...names.map(({ length }) => length))).toBeLessThan(6)
    expect(users.filter(({ avatar }) => avatar === '')).toHaveLength(20)
  })

  test('have those who can sign in among them, with the names and pictures of their accounts', () => {
    for (const { fullName, email, avatar, username, id } of accounts)
      expect(users.find((user) => user.email === email)).toMatchObject({
        id: userIds[id],
        fullName,
        avatar,
        username,
        status: 'Active',
      })
  })

  test('have done nothing where they are only invited', () => {
    for (const { id, hasHistory, taskDone, projectDone } of users.filter(
      ({ status }) => status === 'Pending',
    )) {
      expect([hasHistory, taskDone, projectDone]).toEqual([false, 0, 0])
      expect(sampleContacts.map(({ userId }) => userId)).not.toContain(id)
    }
  })

  test('are the same each time', () => {
    setNow('2026-03-10T09:00:00Z')
    expect(seedUsers()).toEqual(seedUsers())
  })

  test('joined one after the other, lately some of them, whatever day it is', () => {
    for (const today of ['2024-02-29T00:00:00Z', '2031-12-31T23:59:59Z']) {
      setNow(today)
      const ages = seedUsers()
        .filter(({ id }) => !accountOfUser(id))
        .map(({ createdAt }) => now().getTime() - Date.parse(createdAt))
      expect(ages).toEqual(ages.toSorted((one, other) => other - one))
      expect(ages.at(-1)).toBeGreaterThan(0)
      expect(ages.at(-1)).toBeLessThan(DAY)
      expect(ages.filter((age) => age < WEEK).length).toBeGreaterThan(2)
      expect(ages[0]).toBeLessThan(401 * DAY)
    }
  })
})
