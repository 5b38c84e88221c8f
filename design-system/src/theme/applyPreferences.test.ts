import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCookies, storeCookies } from '../../../tests/support/cookies.ts'
import { firstPaintScript, applyPreferences, type PreferenceOptions } from './applyPreferences.ts'
import { primaryPresets } from './primary-presets.ts'
import { placePrimary } from './primary.ts'

const prefix = 'app-'
const options: PreferenceOptions = {
  prefix,
  rightToLeft: ['ar'],
  preferences: [
    { name: 'language', attribute: 'lang', values: ['en', 'fr', 'ar'] },
    { name: 'theme', attribute: 'data-theme', values: ['system', 'light', 'dark'] },
    { name: 'collapsed', attribute: 'data-collapsed', values: [false, true] },
  ],
}
const ways = {
  'after a change': () => applyPreferences(options, placePrimary),
  'before the first frame': () => {
    // oxlint-disable-next-line typescript/no-implied-eval -- the snippet runs as a page would run it
    new Function(firstPaintScript(options))()
  },
}

const root = document.documentElement
let isDark = false

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: isDark })))
afterEach(() => {
  isDark = false
  vi.unstubAllGlobals()
  clearCookies()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

const store = (values: Record<string, unknown>) => storeCookies(values, prefix)
const shown = () => ({
  lang: root.lang,
  dir: root.dir,
  theme: root.dataset.theme,
  collapsed: root.dataset.collapsed,
})

describe.each(Object.entries(ways))('%s', (_, applyNow) => {
  test('shows what is stored', () => {
    store({ theme: 'dark', language: 'ar', collapsed: true })
    applyNow()
    expect(shown()).toEqual({ lang: 'ar', dir: 'rtl', theme: 'dark', collapsed: 'true' })
  })

  test('without anything stored shows the first of each', () => {
    applyNow()
    expect(shown()).toEqual({ lang: 'en', dir: 'ltr', theme: 'light', collapsed: 'false' })
  })

  test.each(['%', '{', 'dark', '%22dark', '[]', 'null'])('takes the cookie %j for nothing stored', (text) => {
    for (const name of ['theme', 'language', 'collapsed', 'primary', 'text-size'])
      document.cookie = `${prefix}${name}=${text}`
    applyNow()
    expect(shown()).toEqual({ lang: 'en', dir: 'ltr', theme: 'light', collapsed: 'false' })
    expect(root.getAttribute('style') ?? '').toBe('')
  })

  test.each([{ theme: 'purple' }, { language: 'de' }, { collapsed: 'true' }, { collapsed: 1 }])(
    'takes %j, which it does not know, for the first',
    (values) => {
      store(values)
      applyNow()
      expect(shown()).toEqual({ lang: 'en', dir: 'ltr', theme: 'light', collapsed: 'false' })
    },
  )

  test('follows the system where the theme does', () => {
    isDark = true
    store({ theme: 'system' })
    applyNow()
    expect(root.dataset.theme).toBe('dark')
    store({ theme: 'light' })
    applyNow()
    expect(root.dataset.theme).toBe('light')
  })

  test('reads only cookies of its prefix', () => {
    storeCookies({ theme: 'dark' }, 'other-')
    applyNow()
    expect(root.dataset.theme).toBe('light')
  })

  test('places the stored primary colour, and takes it back', () => {
    store({ primary: '#EF6B9A' })
    applyNow()
    const { hue, chroma } = placePrimary('#EF6B9A')
    expect(root.style.getPropertyValue('--ds-primary-hue')).toBe(String(hue))
    expect(root.style.getPropertyValue('--ds-primary-chroma')).toBe(String(chroma))
    store({})
    applyNow()
    expect(root.style.getPropertyValue('--ds-primary-hue')).toBe('')
  })

  test.each([
    ['#111111', '#fff'],
    ['#ffe600', '#000'],
  ])('fills controls with the picked %s itself, under text that is read on it', (primary, text) => {
    store({ primary })
    applyNow()
    expect(root.style.getPropertyValue('--ds-tone-primary-solid')).toBe(primary)
    expect(root.style.getPropertyValue('--ds-tone-primary-on-solid')).toBe(text)
    expect(root.style.getPropertyValue('--ds-tone-primary-solid-hover')).toContain(primary)
    store({ primary: null })
    applyNow()
    expect(root.style.getPropertyValue('--ds-tone-primary-solid')).toBe('')
    expect(root.style.getPropertyValue('--ds-tone-primary-on-solid')).toBe('')
  })

  test.each(Object.values(primaryPresets))(
    'fills controls as the ramp says with the preset %s',
    (primary) => {
      store({ primary })
      applyNow()
      expect(root.style.getPropertyValue('--ds-primary-hue')).not.toBe('')
      expect(root.style.getPropertyValue('--ds-tone-primary-solid')).toBe('')
    },
  )

  test.each(['red', '#fff', 'url(x)', 7])('ignores the primary colour %j', (primary) => {
    store({ primary })
    applyNow()
    expect(root.style.getPropertyValue('--ds-primary-hue')).toBe('')
  })

  test.each([
    [120, '120%'],
    [100, ''],
    [79, ''],
    [151, ''],
    ['120', ''],
  ])('a stored text size of %j becomes %j', (size, shownSize) => {
    store({ 'text-size': size })
    applyNow()
    expect(root.style.fontSize).toBe(shownSize)
  })
})

test('turns back what it showed before', () => {
  store({ theme: 'dark', language: 'ar', collapsed: true, 'text-size': 120 })
  applyPreferences(options, placePrimary)
  store({})
  applyPreferences(options, placePrimary)
  expect(shown()).toEqual({ lang: 'en', dir: 'ltr', theme: 'light', collapsed: 'false' })
  expect(root.style.fontSize).toBe('')
})

test('the snippet cannot end its own script element', () => {
  expect(firstPaintScript(options)).not.toContain('</')
})
