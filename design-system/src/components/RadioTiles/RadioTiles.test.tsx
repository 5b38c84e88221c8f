import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { RadioTiles } from './RadioTiles.tsx'

const looks = [
  { id: 'light', label: 'Light', picture: <b>drawing</b> },
  { id: 'dark', label: 'Dark' },
  { id: 'old', label: 'Old', isDisabled: true },
]
const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value

test.each(inputs)('one tile is chosen by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string) => void>()
  const { press } = await renderFor(input, <RadioTiles label="Look" options={looks} onChange={onChange} />)
  expect(chosen()).toBeUndefined()
  await press(screen.getByRole('radio', { name: 'Light' }), ' ')
  expect(chosen()).toBe('light')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('light')
})

test('arrow keys go from tile to tile, past what is off, and names leave the pictures out', async () => {
  const { user } = await render(<RadioTiles label="Look" options={looks} defaultValue="light" />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Light' }))
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe('dark')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe('light')
})

test('its words can be pressed too; what is off cannot', async () => {
  const { user } = await render(<RadioTiles label="Look" options={looks} />)
  await user.click(screen.getByText('Light'))
  await user.click(screen.getByText('Old'))
  expect(chosen()).toBe('light')
})

test('stays as it is when it is read-only, or when the caller keeps it', async () => {
  const { user } = await render(
    <>
      <RadioTiles label="Look" options={looks} defaultValue="light" isReadOnly />
      <RadioTiles label="Kept" options={looks} value="light" />
    </>,
  )
  for (const words of screen.getAllByText('Dark')) await user.click(words)
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)).toEqual(
    ['light', 'light'],
  )
})

test('goes with its form, says what is wrong, and takes focus to the chosen tile', async () => {
  const ref = createRef<HTMLDivElement>()
  const { container } = await render(
    <form>
      <RadioTiles
        ref={ref}
        label="Look"
        name="look"
        options={looks}
        defaultValue="dark"
        errorMessage="Too dark."
      />
    </form>,
  )
  expect(new FormData(container.querySelector('form')!).get('look')).toBe('dark')
  const group = screen.getByRole('radiogroup', { name: 'Look' })
  expect(document.getElementById(group.getAttribute('aria-describedby')!)!.textContent).toBe('Too dark.')
  ref.current!.focus()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dark' }))
})
