import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Switch } from './Switch.tsx'
import { SwitchGroup } from './SwitchGroup.tsx'

const prices = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Prices' })

test.each(inputs)('goes on and off by $by in $language', async (input) => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { press } = await renderFor(input, <Switch onChange={onChange}>Prices</Switch>)
  await press(prices(), ' ')
  expect(prices().checked).toBe(true)
  await press(prices(), ' ')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('is pressed by its words and its description, and named by its words alone', async () => {
  const { user } = await render(
    <Switch description="On invoices too." errorMessage="Not in your country.">
      Prices
    </Switch>,
  )
  await user.click(screen.getByText('Prices'))
  await user.click(screen.getByText('On invoices too.'))
  expect(prices().checked).toBe(false)
  await user.click(screen.getByText('Prices'))
  expect(prices().checked).toBe(true)
  const said = prices().getAttribute('aria-describedby')!.split(' ')
  expect(said.map((id) => document.getElementById(id)!.textContent)).toEqual([
    'Not in your country.',
    'On invoices too.',
  ])
})

test('shows what the caller keeps', async () => {
  const { user } = await render(<Switch isSelected={false}>Prices</Switch>)
  await user.click(prices())
  expect(prices().checked).toBe(false)
})

test('goes with its form, and back with a reset', async () => {
  const { user, container } = await render(
    <form>
      <Switch name="prices" value="yes" defaultSelected>
        Prices
      </Switch>
    </form>,
  )
  const form = container.querySelector('form')!
  expect(new FormData(form).get('prices')).toBe('yes')
  await user.click(prices())
  expect(new FormData(form).get('prices')).toBeNull()
  form.reset()
  expect(prices().checked).toBe(true)
})

test.each([
  ['pending', { isPending: true }],
  ['read-only', { isReadOnly: true }],
  ['disabled', { isDisabled: true }],
])('does not change while it is %s', async (_, state) => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { user } = await render(
    <Switch {...state} defaultSelected onChange={onChange}>
      Prices
    </Switch>,
  )
  await user.click(screen.getByText('Prices'))
  expect(prices().checked).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

test('can be pressed again when it is pending no more', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { user, rerender } = await render(
    <Switch isPending onChange={onChange}>
      Prices
    </Switch>,
  )
  await user.click(prices())
  rerender(<Switch onChange={onChange}>Prices</Switch>)
  await user.click(prices())
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('a pending one says that it is busy and keeps the focus', async () => {
  const { user } = await render(<Switch isPending>Prices</Switch>)
  await user.tab()
  expect(document.activeElement).toBe(prices())
  expect(prices().getAttribute('aria-busy')).toBe('true')
})

test('several belong together, each for itself', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(
    <SwitchGroup
      label="Tell me"
      defaultValue={['b']}
      onChange={onChange}
      options={[
        { id: 'a', label: 'Prices', description: 'Each day.' },
        { id: 'b', label: 'News' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Tell me' })).toBeTruthy()
  await user.click(prices())
  await user.click(screen.getByRole('switch', { name: 'News' }))
  expect(onChange.mock.calls).toEqual([[['a', 'b']], [['a']]])
})
