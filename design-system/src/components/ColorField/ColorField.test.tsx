import { act, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

beforeAll(async () => {
  await import('./ColorPanel.tsx')
  await import('../Popover/PopoverPanel.tsx')
})
afterEach(() => vi.unstubAllGlobals())

const show = async (props: Partial<ColorFieldProps> = {}, language: 'en' | 'fr' | 'ar' = 'en') => {
  const onChange = vi.fn<(value: string) => void>()
  const ref = createRef<HTMLInputElement>()
  const { user, container } = await render(
    <form>
      <ColorField ref={ref} label="Accent" name="accent" onChange={onChange} {...props} />
    </form>,
    { language },
  )
  const sent = () => new FormData(container.querySelector('form')!).get('accent')
  return { user, onChange, input: ref.current!, sent }
}
const described = (input: Element) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent.replaceAll(/[\u2066-\u2069]/g, ''))
const openPicker = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button'))
  return screen.findByRole('dialog')
}

test('gives the colour as soon as the text means one, and writes it as it is kept', async () => {
  const { user, onChange, input, sent } = await show()
  await user.type(input, 'rgb(48, 170, 231)')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#30aae7')
  expect(input.value).toBe('rgb(48, 170, 231)')
  await user.tab({ shift: true })
  expect(input.value).toBe('#30aae7')
  expect(sent()).toBe('#30aae7')
})

test('keeps the last colour of a text that means none, and says so once one is done', async () => {
  const { user, onChange, input, sent } = await show({ defaultValue: '#7a85f5' })
  await user.tripleClick(input)
  await user.keyboard('bluish')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await user.tab()
  expect(input.value).toBe('bluish')
  expect(sent()).toBe('#7a85f5')
  expect(onChange).not.toHaveBeenCalled()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual([
    '“bluish” is not a colour. Write it as hexadecimal digits, RGB, HSL or OKLCH. #7a85f5 is kept.',
  ])
  await user.clear(input)
  await user.type(input, '#0f0')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(onChange).toHaveBeenLastCalledWith('#00ff00')
})

test('the colour that half of a text means is not the one that is kept', async () => {
  const { user, onChange, input, sent } = await show({ defaultValue: '#7a85f5' })
  await user.clear(input)
  await user.type(input, '#ff0 or so')
  expect(onChange).toHaveBeenLastCalledWith('#ffff00')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('#7a85f5')
  expect(sent()).toBe('#7a85f5')
  expect(described(input)[0]).toContain('#7a85f5 is kept.')
})

test('Enter sends no form while a text means no colour', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <ColorField label="Accent" />
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'bluish{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), '#0f0{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('can be emptied', async () => {
  const { user, onChange, input } = await show({ defaultValue: '#7a85f5' })
  await user.clear(input)
  expect(onChange).not.toHaveBeenCalled()
  await user.tab({ shift: true })
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(screen.getByRole('button', { name: 'Choose a colour, no colour' })).toBeTruthy()
})

test('of a megabyte that is pasted little gets in, and less is said', async () => {
  const { user, onChange, input } = await show({ defaultValue: '#7a85f5' })
  await user.tripleClick(input)
  await user.paste('f'.repeat(1_000_000))
  expect(input.value).toHaveLength(200)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  expect(described(input)[0]!.length).toBeLessThan(200)
})

test.each([
  ['en', '#d99a1c', 'Contrast 2.44:1', 'Fails, hard to read'],
  ['fr', '#0073b1', 'Contraste 5,13:1', 'Conforme AA'],
  ['ar', '#767676', 'التباين 4.54:1', 'يستوفي AA'],
  ['en', '#777777', 'Contrast 4.47:1', 'AA for large text only'],
] as const)('in %s says of %s on white: %s', async (language, color, ratio, words) => {
  const { input } = await show({ value: color, contrastWith: '#fff' }, language)
  expect(screen.getByText(ratio)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(described(input)[0]).toContain(ratio)
})

test('opens a picker from the swatch; a ready-made colour is chosen by mouse', async () => {
  const { user, onChange, input } = await show({ presets: ['#2fb983', '#d99a1c'] })
  await openPicker(user)
  await user.click((await screen.findAllByRole('option'))[1]!)
  expect(onChange).toHaveBeenLastCalledWith('#d99a1c')
  expect(input.value).toBe('#d99a1c')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['en', 'ar'] as const)('shade and hue are set by keyboard in %s', async (language) => {
  const { user, onChange } = await show({ value: '#ff0000' }, language)
  const dialog = await openPicker(user)
  const [across, , hue] = dialog.querySelectorAll<HTMLInputElement>('input[type=range]')
  act(() => hue!.focus())
  await user.keyboard(language === 'ar' ? '{ArrowUp}' : '{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith('#ff0400')
  act(() => across!.focus())
  await user.keyboard(language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}')
  expect(onChange.mock.lastCall![0]).toMatch(/^#ff0[1-9]0[1-9]$/)
})

test('takes a colour from the screen where the browser can', async () => {
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = () => Promise.resolve({ sRGBHex: '#123456' })
    },
  )
  const { user, onChange } = await show()
  await openPicker(user)
  await user.click(await screen.findByRole('button', { name: 'Pick from the screen' }))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('#123456'))
})

test('has no eye-dropper where the browser has none', async () => {
  const { user } = await show()
  await openPicker(user)
  await screen.findByRole('listbox')
  expect(screen.queryByRole('button', { name: /screen/ })).toBeNull()
})

test('cannot be changed when read-only, nor reached when disabled', async () => {
  const { user, onChange, input } = await show({ isReadOnly: true, defaultValue: '#7a85f5' })
  await user.tab()
  expect(document.activeElement).toBe(input)
  await user.keyboard('a')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  const off = await show({ isDisabled: true, label: 'Off' })
  off.input.focus()
  expect(document.activeElement).toBe(input)
})
