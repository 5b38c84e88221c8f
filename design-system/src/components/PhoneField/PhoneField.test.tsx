import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { checkPhone, PhoneField, type PhoneFieldProps } from './PhoneField.tsx'
import { loadPhoneEngine } from './useEngine.ts'
// Loaded ahead, so that no test waits for it.
import './CountryPopup.tsx'

beforeAll(() => loadPhoneEngine())

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const country = () => screen.getByRole('button')

async function show(props: Partial<PhoneFieldProps> = {}, language: 'en' | 'fr' | 'ar' = 'fr') {
  const onChange = vi.fn<(value: string) => void>()
  const view = await render(<PhoneField label="Phone" onChange={onChange} {...props} />, { language })
  return { ...view, value: () => onChange.mock.lastCall?.[0], onChange }
}

test.each([
  ['fr', 'FR+33', '0612345678', '06 12 34 56 78', '+33612345678'],
  ['en', 'US+1', '2133734253', '(213) 373-4253', '+12133734253'],
  ['ar', 'AE+971', '٠٥٠١٢٣٤٥٦٧', '050 123 4567', '+971501234567'],
] as const)('in %s a number is of %s, and written as there', async (language, code, typed, text, plain) => {
  const { user, value } = await show({}, language)
  expect(country().textContent).toBe(code)
  expect(country().getAttribute('aria-label')).toContain(code.replace('+', ' +'))
  await user.type(input(), typed)
  expect(input().value).toBe(text)
  expect(value()).toBe(plain)
  expect(input()).toHaveProperty('autocomplete', 'tel')
  expect(input().dir).toBe('ltr')
})

test.each([
  ['+49 30 901820', 'DE', '030 901820', '+4930901820'],
  ['0049 30 901820', 'DE', '030 901820', '+4930901820'],
  ['Tel. (+971) 50-123 4567', 'AE', '050 123 4567', '+971501234567'],
  ['06.12.34.56.78', 'FR', '06 12 34 56 78', '+33612345678'],
])('%s is pasted: the country is %s', async (pasted, letters, text, plain) => {
  const { user, value } = await show()
  await user.click(input())
  await user.paste(pasted)
  expect(country().textContent).toContain(letters)
  expect(input().value).toBe(text)
  expect(value()).toBe(plain)
})

test('a code that is typed switches the country, and goes once the number is left', async () => {
  const { user, value } = await show()
  await user.type(input(), '+49')
  expect(country().textContent).toBe('DE+49')
  await user.type(input(), '30901820')
  expect(input().value).toBe('+49 30 901820')
  await user.tab()
  expect(input().value).toBe('030 901820')
  expect(value()).toBe('+4930901820')
})

test('backspace goes through brackets and spaces', async () => {
  const { user, value } = await show({ defaultCountry: 'US' })
  await user.type(input(), '2133')
  expect(input().value).toBe('(213) 3')
  await user.keyboard('{Backspace}{Backspace}')
  expect(value()).toBe('+121')
  await user.keyboard('{Backspace}{Backspace}')
  expect(input().value).toBe('')
  expect(value()).toBe('')
})

test('keeps the caret where one corrects', async () => {
  const { user } = await show({ defaultValue: '+33612345678' })
  await user.click(input())
  input().setSelectionRange(4, 4)
  await user.keyboard('{Backspace}9')
  expect(input().value).toBe('06 92 34 56 78')
  expect(input().selectionStart).toBe(4)
})

describe('the list of countries', () => {
  test.each(['mouse', 'keyboard'] as const)('is searched and chosen from by %s', async (by) => {
    const { user, value } = await show({ defaultValue: '+33612345678', countries: ['FR', 'DE', 'AE', 'DZ'] })
    if (by === 'mouse') await user.click(country())
    else {
      await user.tab()
      await user.keyboard('{Enter}')
    }
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'allem')
    const option = await screen.findByRole('option', { name: /Allemagne.*\+49/ })
    if (by === 'mouse') await user.click(option)
    else await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(country().textContent).toBe('DE+49')
    expect(value()).toMatch(/^\+49/)
  })

  test('has only those that are offered, in the language of the page', async () => {
    const { user } = await show({ countries: ['FR', 'AE'] }, 'ar')
    await user.click(screen.getByRole('button', { name: /الإمارات.*\+971/ }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    expect(screen.getByRole('option', { name: /فرنسا.*\+33/ })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(country()))
  })
})

function Kept() {
  const [value, setValue] = useState('+4930901820')
  return (
    <form>
      <PhoneField label="Phone" name="phone" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('+12133734253')}>
        Another
      </button>
    </form>
  )
}

test('shows what its owner keeps, and puts the plain number into the form', async () => {
  const { user, container } = await render(<Kept />)
  const sent = () => new FormData(container.querySelector('form')!).get('phone')
  expect(input().value).toBe('030 901820')
  await user.type(input(), '5')
  expect(sent()).toBe('+49309018205')
  await user.click(screen.getByRole('button', { name: 'Another' }))
  expect(input().value).toBe('(213) 373-4253')
  expect(screen.getByRole('button', { name: /United States/ }).textContent).toBe('US+1')
  expect(sent()).toBe('+12133734253')
})

test('no more than the start of a book that is pasted is read', async () => {
  const { user } = await show()
  await user.click(input())
  await user.paste(`${'and words, '.repeat(80_000)}06 12 34 56 78`)
  expect(input().value).toBe('')
  await user.paste('06 12 and words, '.repeat(60_000))
  expect(input().value).toMatch(/^0612/)
  expect(input().value.length).toBeLessThan(60)
})

test('can be read, not changed', async () => {
  const { user, onChange } = await show({ isReadOnly: true, defaultValue: '+33612345678' })
  expect(country()).toHaveProperty('disabled', true)
  await user.type(input(), '1')
  expect(input().value).toBe('06 12 34 56 78')
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['+33612345678', undefined],
  ['+12133734253', undefined],
  ['', 'missing'],
  ['+33612', 'tooShort'],
  ['+336123456789012', 'tooLong'],
  ['+33012345678', 'wrong'],
  ['words', 'wrong'],
] as const)('%j is %s', async (value, problem) => {
  expect(await checkPhone(value)).toBe(problem)
})
