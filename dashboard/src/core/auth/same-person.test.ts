import { afterEach, expect, test } from 'vitest'
import { store } from '../store.ts'
import { samePerson } from './same-person.ts'
import { sessionAtom } from './session.ts'

const signIn = (id: number, accessToken = 'token') =>
  store.set(sessionAtom, {
    userData: { id, fullName: 'Ada Brun', username: 'ada', avatar: '', email: 'a@b.example', role: 'admin' },
    accessToken,
    userAbilityRules: [],
  })
afterEach(() => store.set(sessionAtom, null))

test('who signs in again is the same person; nobody, or somebody else, is not', () => {
  signIn(1)
  const isStill = samePerson()
  expect(isStill()).toBe(true)
  store.set(sessionAtom, null)
  expect(isStill()).toBe(false)
  signIn(2)
  expect(isStill()).toBe(false)
  signIn(1, 'another token')
  expect(isStill()).toBe(true)
})
