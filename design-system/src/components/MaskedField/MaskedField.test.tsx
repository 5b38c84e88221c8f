import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import type { Language } from '../../locale/languages.ts'
import { LocaleProvider } from '../../locale/LocaleProvider.tsx'
import { isCardNumber, isIban, isRealDate, MaskedField, type MaskedFieldProps } from './MaskedField.tsx'

const input = () => screen.getByRole<HTMLInputElement>('textbox')

async function show(props: Omit<MaskedFieldProps, 'label'>, language?: Language) {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <MaskedField {...(props as MaskedFieldProps)} label="It" onChange={onChange} />,
    {
      language,
    },
  )
  await user.click(input())
  return { user, onChange, value: () => onChange.mock.lastCall?.[0] }
}

describe('typing', () => {
  test.each<[Omit<MaskedFieldProps, 'label'>, Language, string, string, string]>([
    [{ mask: 'card' }, 'en', '4242424242424242', '4242 4242 4242 4242', '4242424242424242'],
    [{ mask: 'card' }, 'en', '378282246310005', '3782 822463 10005', '378282246310005'],
    [{ mask: 'card' }, 'ar', '٤٢٤٢٤٢', '4242 42', '424242'],
    [{ mask: 'iban' }, 'fr', 'fr763000x', 'FR76 3000 X', 'FR763000X'],
    [{ mask: 'iban' }, 'en', '12DE89', 'DE89', 'DE89'],
    [{ mask: 'phone' }, 'en', '+33612345678', '+336 123 456 78', '+33612345678'],
    [{ mask: 'phone' }, 'en', '0612345678', '061 234 567 8', '0612345678'],
    [{ mask: 'date' }, 'en', '12312026', '12/31/2026', '2026-12-31'],
    [{ mask: 'date' }, 'fr', '31122026', '31/12/2026', '2026-12-31'],
    [{ mask: 'date' }, 'ar', '٣١١٢٢٠٢٦', '31/12/2026', '2026-12-31'],
    [{ mask: 'date' }, 'fr', '452026', '04/05/2026', '2026-05-04'],
    [{ mask: 'date' }, 'fr', '1/2/2026', '01/02/2026', '2026-02-01'],
    [{ mask: 'date' }, 'fr', '3112', '31/12', '31/12'],
    [{ mask: 'number' }, 'en', '1234567', '1,234,567', '1234567'],
    [{ mask: 'number', decimals: 2 }, 'en', '1234.567', '1,234.56', '1234.56'],
    [{ mask: 'number', decimals: 2 }, 'fr', '1234,5', '1\u202f234,5', '1234.5'],
    [{ mask: 'number', decimals: 2 }, 'fr', '1234.5', '1\u202f234,5', '1234.5'],
    [{ mask: 'number', decimals: 2 }, 'ar', '-١٢٣٤٫٥', '-1,234.5', '-1234.5'],
    [{ mask: 'pattern', pattern: 'AB-####-####' }, 'en', '12345678', 'AB-1234-5678', '12345678'],
    [{ mask: 'pattern', pattern: '@@-##**' }, 'en', '9xy12z3', 'XY-12Z3', 'XY12Z3'],
  ])('%o in %s: %s', async (props, language, typed, shown, plain) => {
    const { user, value } = await show(props, language)
    await user.keyboard(typed)
    expect(input().value).toBe(shown)
    expect(value()).toBe(plain)
    expect(input().dir).toBe('ltr')
  })
})

describe('pasting what was written elsewhere', () => {
  test.each<[Omit<MaskedFieldProps, 'label'>, Language, string, string]>([
    [{ mask: 'card' }, 'en', 'Card: 4242-4242-4242-4242.', '4242 4242 4242 4242'],
    [{ mask: 'iban' }, 'en', ' de89 3704 0044 0532 0130 00\n', 'DE89 3704 0044 0532 0130 00'],
    [{ mask: 'phone' }, 'en', '(+33) 6 12-34.56 78', '+336 123 456 78'],
    [{ mask: 'date' }, 'fr', '2026-12-31', '31/12/2026'],
    [{ mask: 'date' }, 'en', '2026-12-31', '12/31/2026'],
    [{ mask: 'date' }, 'fr', '4.5.2026', '04/05/2026'],
    [{ mask: 'date' }, 'fr', '2026/12/31', '31/12/2026'],
    [{ mask: 'date' }, 'fr', '31/12/26', '31/12/26'],
    [{ mask: 'number', decimals: 2 }, 'en', '1,234.50 EUR', '1,234.50'],
    [{ mask: 'number', decimals: 2 }, 'fr', '1 234,50 €', '1\u202f234,50'],
    [{ mask: 'pattern', pattern: 'AB-####-####' }, 'en', 'AB-1234-5678', 'AB-1234-5678'],
  ])('%o in %s: %s', async (props, language, pasted, shown) => {
    const { user } = await show(props, language)
    await user.paste(pasted)
    expect(input().value).toBe(shown)
  })

  test.each([
    ['card', '4242'],
    ['date', '12/31'],
    ['iban', 'DE89'],
    ['number', '42'],
    ['phone', '+336'],
  ] as const)('%s: no more than the start of a book is read', async (mask, written) => {
    const { user } = await show({ mask })
    await user.paste(`${'… '.repeat(500_000)}${written}`)
    expect(input().value).toBe('')
    await user.paste(written)
    expect(input().value).toBe(written)
    await user.clear(input())
    await user.paste('4 and words, '.repeat(80_000))
    expect(input().value.length).toBeLessThan(300)
  })
})

test('keeps the caret where one corrects', async () => {
  const { user, value } = await show({ mask: 'card' })
  await user.keyboard('4242424242424242')
  input().setSelectionRange(2, 2)
  await user.keyboard('9')
  expect(input().value).toBe('4294 2424 2424 2424 2')
  expect(input().selectionStart).toBe(3)
  await user.keyboard('{Backspace}{Backspace}')
  expect(input().value).toBe('4424 2424 2424 242')
  expect(input().selectionStart).toBe(1)
  expect(value()).toBe('442424242424242')
})

function Kept({ onSeen }: { onSeen: (value: string) => void }) {
  const [value, setValue] = useState('FR76')
  onSeen(value)
  return (
    <form>
      <MaskedField label="IBAN" name="iban" mask="iban" value={value} onChange={setValue} />
      <button type="reset" onClick={() => setValue('')}>
        Empty
      </button>
    </form>
  )
}

test('shows what its owner keeps, and puts the plain value into the form', async () => {
  const onSeen = vi.fn<(value: string) => void>()
  const { user, container } = await render(<Kept onSeen={onSeen} />)
  await user.type(input(), '3000')
  expect(input().value).toBe('FR76 3000')
  expect(onSeen).toHaveBeenLastCalledWith('FR763000')
  expect(new FormData(container.querySelector('form')!).get('iban')).toBe('FR763000')
  await user.click(screen.getByRole('button'))
  expect(input().value).toBe('')
})

test('a day that there is not stays as it was typed', async () => {
  const { user, value } = await show({ mask: 'date' }, 'fr')
  await user.keyboard('31022026')
  expect(input().value).toBe('31/02/2026')
  expect(isRealDate(value()!)).toBe(false)
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['31/12', false],
])('%s is a day: %s', (value, isReal) => expect(isRealDate(value)).toBe(isReal))

test.each([
  ['FR7630006000011234567890189', true],
  ['FR76 3000 6000 0112 3456 7890 189', true],
  ['FR7630006000011234567890188', false],
  ['', false],
])('%s is an IBAN: %s', (value, isRight) => expect(isIban(value)).toBe(isRight))

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['42', false],
])('%s is the number of a card: %s', (value, isRight) => expect(isCardNumber(value)).toBe(isRight))

test('can be read, not changed', async () => {
  const { user, onChange } = await show({ mask: 'card', isReadOnly: true, defaultValue: '4242424242424242' })
  await user.keyboard('1')
  expect(input().value).toBe('4242 4242 4242 4242')
  expect(onChange).not.toHaveBeenCalled()
})

test.each<[Omit<MaskedFieldProps, 'label'>, string, string, string]>([
  [{ mask: 'date' }, '11122026', '12/11/2026', '2026-11-12'],
  [{ mask: 'number', decimals: 2 }, '1234.5', '1\u202f234,5', '1234.5'],
])('%o keeps its value when the language changes', async (props, typed, shown, plain) => {
  const onChange = vi.fn<(value: string) => void>()
  const within = (language: Language) => (
    <LocaleProvider language={language}>
      <MaskedField {...(props as MaskedFieldProps)} label="It" onChange={onChange} />
    </LocaleProvider>
  )
  const { user, rerender } = await render(within('en'))
  await user.type(input(), typed)
  rerender(within('fr'))
  expect(input().value).toBe(shown)
  expect(onChange).toHaveBeenLastCalledWith(plain)
})
