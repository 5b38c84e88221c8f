import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from '../preferences/cookies.ts'
import { readSession, renameAtom, sessionAtom } from './session.ts'

const userData = {
  id: 1,
  fullName: 'Ada Brun',
  username: 'ada',
  avatar: '',
  email: 'a@example.com',
  role: 'admin',
} as const
const rules = [{ action: 'manage', subject: 'all' }]
const put = (name: string, text: string) => {
  document.cookie = `${name}=${encodeURIComponent(text)}; path=/`
}

afterEach(() => {
  for (const name of ['userData', 'accessToken', 'userAbilityRules'])
    document.cookie = `${name}=; max-age=0; path=/`
})

test('signing in fills the three cookies, signing out empties them', () => {
  const store = createStore()
  store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: rules }, { isRemembered: true })
  expect(readSession()).toEqual({ userData, accessToken: 'token', userAbilityRules: rules })
  store.set(sessionAtom, null)
  expect(readSession()).toBeNull()
  expect(readCookie('userAbilityRules')).toBeFalsy()
})

test('lacking the person or the token means not signed in', () => {
  put('userData', JSON.stringify(userData))
  expect(readSession()).toBeNull()
  put('accessToken', '"token"')
  expect(readSession()?.userData.fullName).toBe('Ada Brun')
  put('userData', '{"fullName": 3}')
  expect(readSession()).toBeNull()
  put('userData', JSON.stringify({ ...userData, id: undefined }))
  expect(readSession()).toBeNull()
})

test.each(['%E0%A4%A', '{broken', 'null', '[]', '"text"'])('ignores an unreadable person: %s', (text) => {
  put('accessToken', '"token"')
  document.cookie = `userData=${text}; path=/`
  expect(readSession()).toBeNull()
})

test('keeps the rules that can be read', () => {
  put('userData', JSON.stringify(userData))
  put('accessToken', '"token"')
  put('userAbilityRules', JSON.stringify([null, { action: 'read' }, { action: 'read', subject: 'AclDemo' }]))
  expect(readSession()?.userAbilityRules).toEqual([{ action: 'read', subject: 'AclDemo' }])
  put('userAbilityRules', '{"not": "a list"}')
  expect(readSession()?.userAbilityRules).toEqual([])
})

test.each([
  [false, 'ends with the browser', /^(?!.*max-age)/],
  [true, 'outlives it', /max-age=2592000/],
])('another name of who is remembered (%s) %s', (isRemembered, _, written) => {
  const store = createStore()
  store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: rules }, { isRemembered })
  const cookie = vi.spyOn(document, 'cookie', 'set')
  store.set(renameAtom, { fullName: 'Ada B.', avatar: '' })
  expect(cookie).toHaveBeenLastCalledWith(expect.stringMatching(written))
  cookie.mockRestore()
  store.set(sessionAtom, null)
})

test('an uploaded picture, which no cookie has room for, is there after a reload, until one signs out', () => {
  const store = createStore()
  const picture = `data:image/png;base64,${'A'.repeat(30_000)}`
  const session = { userData, accessToken: 'token', userAbilityRules: rules }
  store.set(sessionAtom, session)
  store.set(renameAtom, { fullName: 'Ada B.', avatar: picture })
  expect(readSession()?.userData).toMatchObject({ fullName: 'Ada B.', avatar: picture })
  store.set(sessionAtom, null)
  expect(localStorage).toHaveLength(0)
  store.set(sessionAtom, { ...session, userData: { ...userData, avatar: picture } })
  expect(readSession()?.userData.avatar).toBe(picture)
  store.set(renameAtom, { fullName: 'Ada B.', avatar: '/pictures/avatars/8.svg' })
  expect(readSession()?.userData.avatar).toBe('/pictures/avatars/8.svg')
  expect(localStorage).toHaveLength(0)
})
