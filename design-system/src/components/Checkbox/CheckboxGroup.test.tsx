import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { id: 'orders', label: 'Orders' },
  { id: 'returns', label: 'Returns' },
  { id: 'reviews', label: 'Reviews' },
]
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test.each(inputs)('goes on and off by $by in $language, in the order of the options', async (input) => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { press } = await renderFor(
    input,
    <CheckboxGroup label="Topics" options={options} defaultValue={['reviews']} onChange={onChange} />,
  )
  await press(box('Orders'), ' ')
  await press(box('Reviews'), ' ')
  expect(onChange.mock.calls).toEqual([[['orders', 'reviews']], [['orders']]])
})

test('the first box shows a dash while only some are on, and turns all on and off', async () => {
  const { user } = await render(
    <CheckboxGroup label="Topics" allLabel="All" options={options} defaultValue={['orders']} />,
  )
  expect(box('All').indeterminate).toBe(true)
  await user.click(box('All'))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  expect(box('All').indeterminate).toBe(false)
  await user.click(box('Returns'))
  expect(box('All').indeterminate).toBe(true)
  await user.click(box('All'))
  await user.click(box('All'))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('all on and all off leave a disabled box as it is', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(
    <CheckboxGroup
      label="Topics"
      allLabel="All"
      options={[...options, { id: 'bills', label: 'Bills', isDisabled: true }]}
      defaultValue={['bills']}
      onChange={onChange}
    />,
  )
  await user.click(box('All'))
  await user.click(box('All'))
  expect(onChange.mock.calls).toEqual([[['orders', 'returns', 'reviews', 'bills']], [['bills']]])
})

test('goes with its form as several values of one name', async () => {
  const { container } = await render(
    <form>
      <CheckboxGroup
        label="Topics"
        allLabel="All"
        name="topic"
        options={options}
        defaultValue={['orders', 'reviews']}
      />
    </form>,
  )
  expect([...new FormData(container.querySelector('form')!)]).toEqual([
    ['topic', 'orders'],
    ['topic', 'reviews'],
  ])
})

test('says that it is required, and what is wrong', async () => {
  await render(<CheckboxGroup label="Topics" options={options} isRequired errorMessage="Choose one." />)
  const group = screen.getByRole('group', { name: /^Topics/ })
  const said = group.getAttribute('aria-describedby')!.split(' ')
  expect(said.map((id) => document.getElementById(id)!.textContent)).toEqual(['required', 'Choose one.'])
})

test('cannot be changed when it is read-only or disabled', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(
    <>
      <CheckboxGroup label="Read" options={options} isReadOnly onChange={onChange} />
      <CheckboxGroup label="Off" options={options} isDisabled onChange={onChange} />
    </>,
  )
  for (const words of screen.getAllByText('Orders')) await user.click(words)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('a form that focuses the group finds its first box', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<CheckboxGroup ref={ref} label="Topics" options={options} />)
  ref.current?.focus()
  expect(document.activeElement).toBe(box('Orders'))
})
