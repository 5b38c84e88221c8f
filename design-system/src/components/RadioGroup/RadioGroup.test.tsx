import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { IconStar } from '../../icons/icons.ts'
import { Radio } from './Radio.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { id: 'standard', label: 'Standard', description: 'Three days.' },
  { id: 'express', label: 'Express' },
  { id: 'pickup', label: 'Pick up', isDisabled: true },
]
const checked = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value')
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test.each(inputs)('is chosen by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string) => void>()
  const { press } = await renderFor(
    input,
    <RadioGroup label="Delivery" options={options} onChange={onChange} />,
  )
  await press(screen.getByRole('radio', { name: 'Standard' }), ' ')
  expect(checked()).toBe('standard')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('standard')
})

test('arrow keys choose the next that can be chosen', async () => {
  const { user } = await render(<RadioGroup label="Delivery" options={options} defaultValue="standard" />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(checked()).toBe('express')
  await user.keyboard('{ArrowDown}')
  expect(checked()).toBe('standard')
})

describe('says', () => {
  test('its name, that it is required, and what is wrong before the description', async () => {
    await render(
      <RadioGroup
        label="Delivery"
        options={options}
        isRequired
        description="You can change it later."
        errorMessage="Choose one."
      />,
    )
    const group = screen.getByRole('radiogroup', { name: /^Delivery/ })
    expect(group.getAttribute('aria-required')).toBe('true')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(described(group)).toEqual(['Choose one.', 'You can change it later.'])
  })

  test('what a choice means apart from its name', async () => {
    await render(<RadioGroup label="Delivery" options={options} />)
    expect(described(screen.getByRole('radio', { name: 'Standard' }))).toEqual(['Three days.'])
  })
})

test('shows what the caller keeps, and goes with its form', async () => {
  const { user, container } = await render(
    <form>
      <RadioGroup label="Kept" options={options} value={null} />
      <RadioGroup label="Own" name="own" options={options} defaultValue="standard" />
    </form>,
  )
  await user.click(screen.getAllByRole('radio', { name: 'Express' })[0]!)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  await user.click(screen.getAllByRole('radio', { name: 'Express' })[1]!)
  expect(new FormData(container.querySelector('form')!).get('own')).toBe('express')
})

test('cannot be changed when it is read-only, nor reached when disabled', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <>
      <RadioGroup label="Read" options={options} defaultValue="standard" isReadOnly onChange={onChange} />
      <RadioGroup label="Off" options={options} isDisabled onChange={onChange} />
    </>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Read' }).getAttribute('aria-readonly')).toBe('true')
  for (const express of screen.getAllByText('Express')) await user.click(express)
  expect(checked()).toBe('standard')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a form that focuses the group finds the choice that is on', async () => {
  const ref = createRef<HTMLDivElement>()
  const onBlur = vi.fn<() => void>()
  const { user } = await render(
    <RadioGroup ref={ref} label="Delivery" options={options} defaultValue="express" onBlur={onBlur} />,
  )
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Express' }))
  await user.keyboard('{ArrowUp}')
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('one that stands alone has its name, and its brothers by the name in the form', async () => {
  const { user } = await render(
    <>
      <Radio name="row" value="1" aria-label="Row 1" defaultSelected />
      <Radio name="row" value="2" aria-label="Row 2" />
    </>,
  )
  await user.click(screen.getByRole('radio', { name: 'Row 2' }))
  expect(checked()).toBe('2')
})

test('a choice may have a picture for its dot, and more than words for its name', async () => {
  const { container } = await render(
    <RadioGroup
      label="Delivery"
      icon={IconStar}
      options={[
        { id: 'a', label: <strong>Standard</strong>, tone: 'success' },
        { id: 'b', label: 'Express' },
      ]}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Standard' })).toBeTruthy()
  expect(container.querySelectorAll('.tabler-icon-star')).toHaveLength(2)
})
