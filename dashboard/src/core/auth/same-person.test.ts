import { afterEach, expect, test } from 'vitest'
import { store } from '../store.ts'
import { forSamePerson, requireSamePerson, samePerson } from './same-person.ts'
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
  const isSamePerson = samePerson()
  expect(isSamePerson()).toBe(true)
  store.set(sessionAtom, null)
  expect(isSamePerson()).toBe(false)
  signIn(2)
  expect(isSamePerson()).toBe(false)
  signIn(1, 'another token')
  expect(isSamePerson()).toBe(true)
})

test('what one person began ends with an error once somebody else is here', () => {
  signIn(1)
  const checkPerson = requireSamePerson()
  expect(checkPerson).not.toThrow()
  signIn(2)
  expect(checkPerson).toThrow('no longer signed in')
})

test('an answer that comes once somebody else is here is for nobody', async () => {
  signIn(1)
  expect(await forSamePerson(Promise.resolve('mine'))).toBe('mine')
  const late = forSamePerson(Promise.resolve('mine'))
  signIn(2)
  await expect(late).rejects.toThrow('no longer signed in')
})
