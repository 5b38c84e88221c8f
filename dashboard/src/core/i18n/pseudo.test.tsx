import { Text } from '@data1522/design-system/Text'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useIntl } from 'react-intl'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { clearCookies } from '../../../../tests/support/cookies.ts'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { preferences } from '../preferences/preferences.ts'
import { store } from '../store.ts'
import { toPseudoLocale } from './pseudo-locale.ts'
import { changeLanguage, intlStateAtom } from './intl.ts'
import { PseudoChoice } from './PseudoChoice.tsx'
import { pseudoAtom, speakPseudo } from './pseudo.ts'
import { useText } from './useText.ts'

function Words() {
  const text = useText()
  const { formatMessage } = useIntl()
  return (
    <Text>
      {text('app.language')} · {formatMessage({ id: 'customizer.imported' }, { count: 3 })}
    </Text>
  )
}
const said = () => screen.getByText(/·/).textContent!

beforeAll(() => speakPseudo('off'))
afterEach(async () => {
  await act(() => changeLanguage('en'))
  sessionStorage.clear()
  clearCookies()
})

test('The pseudo-locale, English has accents and is two fifths longer, with its figures in place', async () => {
  await renderProduct(<Words />, { groups: ['customizer'] })
  const [plainWord] = said().split(' · ') as [string]
  await act(() => speakPseudo('long'))
  const [word, sentence] = said().split(' · ') as [string, string]
  expect(word).toMatch(/^\[Ļåñĝûåĝé/)
  expect(word.length).toBeGreaterThanOrEqual(plainWord.length * 1.4)
  expect(sentence).toMatch(/^3\[ ƥŕéƒéŕéñçéš îṁƥöŕţéđ/)
  expect(store.get(intlStateAtom)!.words.close).toMatch(/^\[Çļöšé/)
})

test('mirrored it runs from right to left, and no longer when another language is chosen', async () => {
  await renderProduct(<Words />, { groups: ['customizer'] })
  await act(() => speakPseudo('mirrored'))
  expect(said()).toContain('\u202E[Ļåñĝûåĝé')
  expect(document.documentElement.dir).toBe('rtl')
  await act(() => changeLanguage('fr'))
  expect(said()).toContain('Langue')
  expect(document.documentElement.dir).toBe('ltr')
  expect(store.get(preferences.direction)).toBe('language')
  await act(() => changeLanguage('en'))
  expect(said()).toContain('Language')
})

test('is chosen while developing', async () => {
  await renderProduct(<PseudoChoice />)
  await userEvent.click(screen.getByRole('radio', { name: 'Long' }))
  expect(await screen.findByRole('radio', { name: 'Long', checked: true })).toBeTruthy()
  expect(store.get(pseudoAtom)).toBe('long')
  await userEvent.click(screen.getByRole('radio', { name: 'Off' }))
  await screen.findByRole('radio', { name: 'Off', checked: true })
  expect(store.get(intlStateAtom)!.words.close).toBe('Close')
})

test('reaches into choices, tags and words that are made of functions', () => {
  const words = toPseudoLocale(
    {
      tag: [{ type: 8, value: 'b', children: [{ type: 0, value: 'Bold' }] }],
      choice: [{ type: 6, value: 'n', options: { one: { value: [{ type: 0, value: 'One' }] } } }],
      made: (name: string) => `More for ${name}`,
      empty: '',
      flag: true,
    },
    false,
  )
  expect(JSON.stringify(words.tag)).toContain('[Ɓöļđ')
  expect(JSON.stringify(words.choice)).toContain('[Öñé')
  expect(words.made('Ada')).toContain('[Ṁöŕé ƒöŕ Åđå')
  expect([words.empty, words.flag]).toEqual(['', true])
})
