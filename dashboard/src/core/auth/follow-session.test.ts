import type { Session } from '@data1522/mocks/contract/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCookies, storeCookies } from '../../../../tests/support/cookies.ts'
import { notifyDataUnsaved } from '../api/data-notices.ts'
import { queryClient } from '../api/query-client.ts'
import { appTitle } from '../brand.ts'
import { store } from '../store.ts'
import { followSession } from './follow-session.ts'
import { toasts } from '@data1522/design-system/toasts'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { refuseTokenAtom, sessionAtom, sessionEndedAtom } from './session.ts'

const userData = {
  id: 4,
  fullName: 'Ada',
  username: 'ada',
  avatar: '',
  email: 'a@b.example',
  role: 'admin',
} as const
const session: Session = {
  userData,
  accessToken: 'token',
  userAbilityRules: [{ action: 'read', subject: 'AclDemo' }],
}
const otherTab = new BroadcastChannel(`${appTitle}-tabs`)
const broadcast = () => otherTab.postMessage('session')
const writeCookies = (cookies: object | null) => {
  if (cookies) storeCookies(cookies as Record<string, unknown>)
  else clearCookies()
}

beforeAll(followSession)
beforeEach(() => {
  store.set(sessionAtom, session)
})
afterEach(() => {
  vi.restoreAllMocks()
  store.set(sessionAtom, null)
  clearCookies()
})
afterAll(() => otherTab.close())

describe('another tab', () => {
  test('signs this one out', async () => {
    writeCookies(null)
    broadcast()
    await vi.waitFor(() => expect(store.get(sessionAtom)).toBeNull())
    expect(store.get(sessionEndedAtom)).toBe('elsewhere')
  })

  test('has nothing new to tell where cookies are blocked', () => {
    writeCookies(null)
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(store.get(sessionAtom)).toEqual(session)
  })

  test('signs this one in', async () => {
    store.set(sessionAtom, null)
    writeCookies(session)
    broadcast()
    await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual(session))
  })

  test('signs somebody else in: a page that stayed open after the last one left begins anew', async () => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { href: location.href, reload })
    store.set(sessionAtom, null)
    writeCookies({ ...session, userData: { ...userData, id: 5 } })
    broadcast()
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    expect(store.get(sessionAtom)).toBeNull()
    vi.unstubAllGlobals()
  })

  test('gives this one new rules', async () => {
    writeCookies({ ...session, userAbilityRules: [{ action: 'manage', subject: 'all' }] })
    broadcast()
    await vi.waitFor(() => expect(store.get(sessionAtom)?.userAbilityRules[0]?.subject).toBe('all'))
  })

  test('gives this one an uploaded picture', async () => {
    localStorage.setItem('DATA1522-picture-4', 'data:image/png;base64,AAAA')
    writeCookies({ ...session, userData: { ...userData, avatar: 'kept' } })
    broadcast()
    await vi.waitFor(() => expect(store.get(sessionAtom)?.userData.avatar).toBe('data:image/png;base64,AAAA'))
  })

  test('that changed nothing draws nothing', () => {
    const told = vi.fn<() => void>()
    const stop = store.sub(sessionAtom, told)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).not.toHaveBeenCalled()
    writeCookies(null)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toHaveBeenCalledOnce()
    stop()
  })

  test.each([
    ['in', session],
    ['out', null],
  ])('is told of signing %s', async (_, next) => {
    const fresh = new BroadcastChannel(`${appTitle}-tabs`)
    const received = new Promise((resolve) => fresh.addEventListener('message', ({ data }) => resolve(data)))
    store.set(sessionAtom, next)
    expect(await received).toBe('session')
    fresh.close()
  })
})

describe('what one person was shown', () => {
  const key = ['secret']

  test('is gone when they sign out', () => {
    queryClient.setQueryData(key, 'salaries')
    store.set(sessionAtom, null)
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  test('and told goes with them', () => {
    toasts.show({ title: 'Salaries were sent', tone: 'danger' })
    store.set(sessionAtom, null)
    expect(toastQueue.visibleToasts).toEqual([])
  })

  test('nor does the next person hear what was said while nobody was signed in', () => {
    store.set(sessionAtom, null)
    toasts.show({ title: 'Salaries were not sent', tone: 'danger' })
    store.set(sessionAtom, session)
    expect(toastQueue.visibleToasts).toEqual([])
  })

  test('but what became of the data of this browser is told to whoever signs in', async () => {
    store.set(sessionAtom, null)
    notifyDataUnsaved()
    store.set(sessionAtom, session)
    await vi.waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(1))
    store.set(sessionAtom, null)
    store.set(sessionAtom, session)
    await Promise.resolve()
    expect(toastQueue.visibleToasts).toEqual([])
  })

  test('stays while it is the same person, whose rules may change', () => {
    queryClient.setQueryData(key, 'salaries')
    store.set(sessionAtom, { ...session, userAbilityRules: [] })
    expect(queryClient.getQueryData(key)).toBe('salaries')
  })
})

describe('a token that the server knows no longer', () => {
  test('is not the one that is held where cookies are blocked', () => {
    clearCookies()
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    store.set(refuseTokenAtom, 'an older one')
    expect(store.get(sessionAtom)).toEqual(session)
  })

  test('ends the session, and that is said until someone signs in', () => {
    store.set(refuseTokenAtom, 'token')
    expect(store.get(sessionAtom)).toBeNull()
    expect(store.get(sessionEndedAtom)).toBe('expired')
    store.set(sessionAtom, session)
    expect(store.get(sessionEndedAtom)).toBe(false)
  })

  test('ends nothing where another tab has a newer one', () => {
    writeCookies({ ...session, accessToken: 'newer' })
    store.set(refuseTokenAtom, 'token')
    expect(store.get(sessionAtom)?.accessToken).toBe('newer')
    expect(store.get(sessionEndedAtom)).toBe(false)
  })

  test('signing out by oneself says nothing', () => {
    store.set(sessionAtom, null)
    expect(store.get(sessionEndedAtom)).toBe(false)
  })
})
