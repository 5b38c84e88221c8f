import { Text } from '@data1522/design-system/Text'
import { act, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { FormattedDate, FormattedNumber } from 'react-intl'
import { useLocale } from 'react-aria-components/I18nProvider'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from 'virtual:messages'
import { clearCookies, storeCookies } from '../../../../tests/support/cookies.ts'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { onCrossTabEvent } from '../storage/cross-tab.ts'
import { preferences } from '../preferences/preferences.ts'
import { store } from '../store.ts'
import { changeLanguage, ensureMessages, followLanguage, intlStateAtom } from './intl.ts'
import { useText } from './useText.ts'

const day = new Date('2026-11-20T12:00:00Z')

/** All that speaks, in one line. */
function Everything() {
  const text = useText()
  const { locale, direction } = useLocale()
  const intlState = useAtomValue(intlStateAtom)!
  return (
    <Text>
      {text('app.language')} | {intlState.words.close} | {locale} {direction} |{' '}
      <FormattedDate value={day} dateStyle="long" timeZone="UTC" /> | <FormattedNumber value={1234.5} />
    </Text>
  )
}
const said = () => screen.getByText(/\|/).textContent!.replaceAll(/[\u00a0\u202f\u200f]/g, ' ')

const spoken = {
  en: 'Language | Close | en-US ltr | November 20, 2026 | 1,234.5',
  fr: 'Langue | Fermer | fr-FR ltr | 20 novembre 2026 | 1 234,5',
  ar: 'اللغة | إغلاق | ar-AE rtl | 20 نوفمبر 2026 | 1,234.5',
} as const

afterEach(async () => {
  await changeLanguage('en')
  clearCookies()
})

test.each([
  ['en', 'ar'],
  ['ar', 'fr'],
  ['fr', 'en'],
] as const)('from %s to %s everything changes together, without a reload', async (from, to) => {
  await renderProduct(<Everything />, { language: from })
  expect(said()).toBe(spoken[from])
  const frames: string[] = []
  const watch = new MutationObserver(() => frames.push(said()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await act(() => changeLanguage(to))
  watch.disconnect()
  expect(said()).toBe(spoken[to])
  expect([...new Set(frames)]).toEqual([spoken[to]])
  expect(document.documentElement).toMatchObject({ lang: to, dir: to === 'ar' ? 'rtl' : 'ltr' })
})

test.each([
  ['en', 'arabic', 'Language | Close | en-US-u-nu-arab ltr | November ٢٠, ٢٠٢٦ | ١٬٢٣٤٫٥'],
  ['fr', 'arabic', 'Langue | Fermer | fr-FR-u-nu-arab ltr | ٢٠ novembre ٢٠٢٦ | ١٬٢٣٤٫٥'],
  ['ar', 'latin', 'اللغة | إغلاق | ar-AE-u-nu-latn rtl | 20 نوفمبر 2026 | 1,234.5'],
] as const)('numbers and dates of %s are written in %s digits at once', async (language, digits, written) => {
  await renderProduct(<Everything />, { language })
  act(() => store.set(preferences.digits, digits))
  expect(said()).toBe(written)
  act(() => store.set(preferences.digits, 'language'))
  expect(said()).toBe(spoken[language])
})

test('follows another tab that has chosen a language', async () => {
  await renderProduct(<Everything />)
  followLanguage()
  storeCookies({ language: 'fr' }, 'DATA1522-')
  const received = new Promise<void>((resolve) => onCrossTabEvent('preferences', resolve))
  document.dispatchEvent(new Event('visibilitychange'))
  await received
  expect(await screen.findByText(/^Langue \|/)).toBeTruthy()
})

test('a language that could not be fetched is followed once another tab has chosen it', async () => {
  await renderProduct(<Everything />)
  followLanguage()
  vi.spyOn(languages, 'fr').mockRejectedValueOnce(new TypeError('No connection'))
  await expect(changeLanguage('fr')).rejects.toThrow('No connection')
  expect(said()).toBe(spoken.en)
  storeCookies({ language: 'fr' }, 'DATA1522-')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/^Langue \|/)).toBeTruthy()
})

test('of two languages that are chosen at once, the later one is spoken, whichever loads first', async () => {
  await renderProduct(<Everything />)
  await act(() => Promise.all([changeLanguage('fr'), changeLanguage('ar')]))
  expect(said()).toBe(spoken.ar)
  await act(() => Promise.all([changeLanguage('fr'), changeLanguage('en')]))
  expect(said()).toBe(spoken.en)
})

test('what is opened while a language loads speaks it too', async () => {
  await renderProduct(<Everything />)
  await act(() => Promise.all([changeLanguage('fr'), ensureMessages(['customers'])]))
  const { intl, groups } = store.get(intlStateAtom)!
  expect(groups).toContain('customers')
  expect(intl.locale).toBe('fr-FR')
  expect(intl.formatMessage({ id: 'customers.title' })).not.toBe('customers.title')
})

test('a language that another tab takes back while this one loads it is not spoken', async () => {
  await renderProduct(<Everything />)
  followLanguage()
  storeCookies({ language: 'en' }, 'DATA1522-')
  await act(async () => {
    const loading = changeLanguage('fr')
    document.dispatchEvent(new Event('visibilitychange'))
    await loading
  })
  await act(() => ensureMessages(['customers']))
  expect(said()).toBe(spoken.en)
})

test('a name in an Arabic sentence keeps its own direction', async () => {
  const title = () =>
    store.get(intlStateAtom)!.intl.formatMessage({ id: 'customers.deleteTitle' }, { name: 'Maya.' })
  await renderProduct(<Everything />, { language: 'ar' })
  await act(() => ensureMessages(['customers']))
  expect(title()).toContain('\u2068Maya.\u2069')
  await act(() => changeLanguage('en'))
  expect(title()).not.toMatch(/[\u2066-\u2069]/)
})

test('the number of an invoice keeps its sign before it in Arabic', async () => {
  await renderProduct(<Everything />, { language: 'ar' })
  await act(() => ensureMessages(['ecommerceDashboard']))
  const { intl } = store.get(intlStateAtom)!
  expect(intl.formatMessage({ id: 'ecommerceDashboard.number' }, { number: '5400' })).toBe(
    '\u2068#5400\u2069',
  )
})
