import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { CheckboxCards } from './CheckboxCards.tsx'
import { RadioCards } from './RadioCards.tsx'

const plans = [
  { id: 'basic', label: 'Basic', end: 'Free', description: 'One shop.' },
  { id: 'team', label: 'Team', end: '€ 24' },
  { id: 'port', label: 'Port', isDisabled: true },
]

test.each(inputs)('one card is chosen by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string) => void>()
  const { press } = await renderFor(input, <RadioCards label="Plan" options={plans} onChange={onChange} />)
  await press(screen.getByRole('radio', { name: 'Basic' }), ' ')
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('basic')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('basic')
})

test.each(inputs)('several cards are chosen by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { press } = await renderFor(
    input,
    <CheckboxCards label="Plans" options={plans} onChange={onChange} />,
  )
  await press(screen.getByRole('checkbox', { name: 'Team' }), ' ')
  await press(screen.getByRole('checkbox', { name: 'Basic' }), ' ')
  expect(onChange.mock.calls).toEqual([[['team']], [['basic', 'team']]])
})

test('all of a card can be pressed, and arrow keys go on to the next', async () => {
  const { user } = await render(<RadioCards label="Plan" options={plans} />)
  await user.click(screen.getByText('One shop.'))
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('basic')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('team')
  await user.click(screen.getByText('Port'))
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('team')
})

test('a card is named by its title and described by its price and its words', async () => {
  await render(<RadioCards label="Plan" options={plans} />)
  const said = screen.getByRole('radio', { name: 'Basic' }).getAttribute('aria-describedby')!.split(' ')
  expect(said.map((id) => document.getElementById(id)!.textContent)).toEqual(['Free', 'One shop.'])
})

test('cards go with their form', async () => {
  const { container } = await render(
    <form>
      <RadioCards label="Plan" name="plan" options={plans} defaultValue="team" />
      <CheckboxCards label="More" name="more" options={plans} defaultValue={['basic', 'team']} />
    </form>,
  )
  const data = new FormData(container.querySelector('form')!)
  expect([data.getAll('plan'), data.getAll('more')]).toEqual([['team'], ['basic', 'team']])
})

test('read-only cards stay as they are', async () => {
  const onChange = vi.fn<() => void>()
  const { user } = await render(
    <>
      <RadioCards label="Plan" options={plans} value="team" isReadOnly onChange={onChange} />
      <CheckboxCards label="More" options={plans} value={['team']} isReadOnly onChange={onChange} />
    </>,
  )
  for (const title of screen.getAllByText('Basic')) await user.click(title)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { checked: true }).value).toBe('team')
})

test('says what is wrong, and takes the focus of a form to the first card', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<RadioCards ref={ref} label="Plan" options={plans} isRequired errorMessage="Choose one." />)
  const group = screen.getByRole('radiogroup')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby')!)!.textContent).toBe('Choose one.')
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Basic' }))
})
