import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const shown = () =>
  field()
    .value.replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u200e\u200f]/g, '')
const changes = () => vi.fn<(value: number | null) => void>()
const euros = { style: 'currency', currency: 'EUR' } as const

describe('typed', () => {
  test.each([
    ['en', '1,234.5', 1234.5, '1,234.5'],
    ['en', '٣٫٥', 3.5, '٣٫٥'],
    ['fr', '3,5', 3.5, '3,5'],
    ['fr', '1 234,5', 1234.5, '1 234,5'],
    ['ar', '٣٫٥', 3.5, '٣٫٥'],
    ['ar', '3.5', 3.5, '3.5'],
  ] as const)('in %s, %s is understood', async (language, text, number, after) => {
    const onChange = changes()
    const { user } = await render(<NumberField label="Size" onChange={onChange} />, { language })
    await user.type(field(), text)
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(number)
    expect(shown()).toBe(after)
  })

  test('letters are not taken', async () => {
    const { user } = await render(<NumberField label="Size" />)
    await user.type(field(), 'a1b2')
    expect(field().value).toBe('12')
  })

  test('nothing is null', async () => {
    const onChange = changes()
    const { user } = await render(<NumberField label="Size" defaultValue={4} onChange={onChange} />)
    await user.clear(field())
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field().value).toBe('')
  })

  test('the number pad writes the decimal sign of the page', async () => {
    const { user } = await render(<NumberField label="Taille" />, { language: 'fr' })
    await user.type(field(), '3')
    fireEvent.keyDown(field(), { key: '.', code: 'NumpadDecimal' })
    await user.type(field(), '5')
    expect(field().value).toBe('3,5')
  })
})

describe('limits', () => {
  test.each([
    ['25', 10, 'Set to 10, the most it can be.'],
    ['1', 2, 'Set to 2, the least it can be.'],
  ])('%s becomes %d, and that is said until it changes', async (text, number, words) => {
    const onChange = changes()
    const { user } = await render(
      <NumberField label="Guests" minValue={2} maxValue={10} onChange={onChange} />,
    )
    await user.type(field(), text)
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(number)
    expect(screen.getByRole('status').textContent).toBe(words)
    await user.type(field(), '{Backspace}')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('Enter does the same', async () => {
    const { user } = await render(<NumberField label="Guests" maxValue={10} />)
    await user.type(field(), '25{Enter}')
    expect(field().value).toBe('10')
    expect(screen.getByRole('status').textContent).toContain('10')
  })

  test('what is typed comes to the nearest step', async () => {
    const { user } = await render(<NumberField label="Guests" step={5} />)
    await user.type(field(), '12')
    await user.tab()
    expect(field().value).toBe('10')
  })
})

describe('pasted', () => {
  const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })

  test.each<[string, NumberFieldProps['formatOptions'], string]>([
    ['1 234,50 €', euros, '€1,234.50'],
    ['12 %', { style: 'percent' }, '12%'],
    ['١٢', undefined, '12'],
    ['12,5 kg', { style: 'unit', unit: 'kilogram' }, '12.5 kg'],
  ])('%s is understood', async (text, formatOptions, after) => {
    await render(<NumberField label="Price" formatOptions={formatOptions} />)
    paste(text)
    expect(shown()).toBe(after)
  })

  test.each(['hello', `${'x'.repeat(1_000_000)}9`])(
    'what is no number is said, and nothing is lost',
    async (text) => {
      await render(<NumberField label="Price" defaultValue={7} />)
      paste(text)
      expect(field().value).toBe('7')
      expect(screen.getByRole('status').textContent).toBe('What you pasted is not a number.')
    },
  )
})
