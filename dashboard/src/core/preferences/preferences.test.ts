import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCookies, storeCookies } from '../../../../tests/support/cookies.ts'
import { cookiePrefix } from './preference-options.ts'

/** The preferences as a newly loaded page reads them. */
async function load() {
  vi.resetModules()
  const [{ preferences }, { createStore }] = await Promise.all([import('./preferences.ts'), import('jotai')])
  const store = createStore()
  return {
    language: store.get(preferences.language),
    theme: store.get(preferences.theme),
    density: store.get(preferences.density),
  }
}
const defaults = { language: 'en', theme: 'dark', density: 'comfortable' }

beforeEach(clearCookies)
afterEach(clearCookies)

test('are the stored ones', async () => {
  storeCookies({ language: 'ar', theme: 'light', density: 'compact' }, cookiePrefix)
  expect(await load()).toEqual({ language: 'ar', theme: 'light', density: 'compact' })
})

test.each(['de', 'EN', 'fr-FR', '', 7, null, ['fr'], { fr: true }])(
  'speak English where the stored language is %j',
  async (language) => {
    storeCookies({ language }, cookiePrefix)
    expect((await load()).language).toBe('en')
  },
)

test.each(['%E0%A4%A', '%7Bbroken', 'dark', '', '%22'])(
  'ignore a cookie that cannot be read: %s',
  async (text) => {
    for (const name of Object.keys(defaults)) document.cookie = `${cookiePrefix}${name}=${text}`
    expect(await load()).toEqual(defaults)
  },
)

test('show where cookies are blocked, too', async () => {
  vi.resetModules()
  const [{ preferences }, { store }] = await Promise.all([import('./preferences.ts'), import('../store.ts')])
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  store.set(preferences.language, 'ar')
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  store.set(preferences.theme, 'light')
  await vi.waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'))
  vi.restoreAllMocks()
})
