import { afterEach, expect, test } from 'vitest'
import { sessionAtom } from '../../core/auth/session.ts'
import { setZone } from '../../core/i18n/zone.ts'
import { store } from '../../core/store.ts'
import { daysUntil, isDue } from './due.ts'

const PERSON = 9
const now = new Date('2026-11-20T23:30:00Z')
afterEach(() => {
  setZone(PERSON, '')
  store.set(sessionAtom, null)
})

test('what is due is counted from today where the person has chosen to be', () => {
  store.set(sessionAtom, { userData: { id: PERSON, avatar: '' } } as never)
  setZone(PERSON, 'Asia/Tokyo')
  expect(daysUntil('2026-11-21', now)).toBe(0)
  expect(isDue('2026-11-20', 'overdue', now)).toBe(true)
  setZone(PERSON, 'America/Los_Angeles')
  expect(daysUntil('2026-11-21', now)).toBe(1)
  expect(isDue('2026-11-20', 'overdue', now)).toBe(false)
})
