import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { InputField } from './InputField.tsx'

const notes = { description: 'As on your card.', errorMessage: 'Fill it in.' }
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

test('a field is named by its label, marked for the eye and said to be required', async () => {
  await render(<InputField label="Name" type="text" isVerbatim={false} isRequired />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  expect(described(input)).toEqual([])
})

test('words beside the value, the error and the description are read with it, icons are not', async () => {
  const { rerender } = await render(
    <InputField label="Price" type="text" isVerbatim start={<svg />} end="EUR" id="price" {...notes} />,
  )
  const input = screen.getByRole('textbox', { name: 'Price' })
  expect(input.id).toBe('price')
  expect(described(input)).toEqual(['EUR', 'Fill it in.', 'As on your card.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<InputField label="Price" type="text" isVerbatim id="price" />)
  expect(described(input)).toEqual([])
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('a label that is not shown still names the field, beside what ends its line', async () => {
  await render(
    <InputField label="Find" type="text" isVerbatim isLabelHidden labelEnd={<a href="#help">Help</a>} />,
  )
  expect(screen.getByRole('textbox', { name: 'Find' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy()
})

test('a control that no label reaches is named by its id, and hears of a press on it', async () => {
  const onLabelClick = vi.fn<() => void>()
  const { user } = await render(
    <FieldFrame
      label="Day"
      id="day"
      labelId="day-label"
      onLabelClick={onLabelClick}
      helpTextEnd="0/5"
      {...notes}
    >
      <div role="group" id="day" aria-labelledby="day-label" aria-describedby="day-error day-description" />
    </FieldFrame>,
  )
  expect(described(screen.getByRole('group', { name: 'Day' }))).toEqual(['Fill it in.', 'As on your card.'])
  await user.click(screen.getByText('Day'))
  expect(onLabelClick).toHaveBeenCalledOnce()
  expect(screen.getByText('0/5')).toBeTruthy()
})

test('an error that answers what was done just now is an alert', async () => {
  await render(
    <FieldFrame label="Day" id="day" errorMessage="Too long." isErrorAnnounced>
      <input id="day" />
    </FieldFrame>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Too long.')
})

test('radios say themselves that they are required and wrong, another group in words', async () => {
  const group = { label: 'Size', isRequired: true, isReadOnly: true, ...notes }
  await render(
    <>
      <GroupFrame {...group} id="radios" role="radiogroup">
        <input type="radio" aria-label="Small" />
      </GroupFrame>
      <GroupFrame {...group} id="boxes" role="group">
        <input type="checkbox" aria-label="Large" />
      </GroupFrame>
    </>,
  )
  const radios = screen.getByRole('radiogroup', { name: 'Size' })
  const states = ['aria-required', 'aria-readonly', 'aria-invalid'] as const
  expect(states.map((name) => radios.getAttribute(name))).toEqual(['true', 'true', 'true'])
  expect(described(radios)).toEqual(['Fill it in.', 'As on your card.'])
  const boxes = screen.getByRole('group', { name: 'Size' })
  expect(states.map((name) => boxes.getAttribute(name))).toEqual([null, null, null])
  expect(described(boxes)).toEqual(['required', 'Fill it in.', 'As on your card.'])
})

test('a group takes the focus to what is chosen in it, and says once when it is left', async () => {
  const onBlur = vi.fn<() => void>()
  const ref = createRef<HTMLDivElement>()
  const { user } = await render(
    <GroupFrame label="Size" id="size" role="group" ref={ref} onBlur={onBlur}>
      <input type="checkbox" aria-label="Small" />
      <input type="checkbox" aria-label="Large" defaultChecked />
      <input type="checkbox" aria-label="Huge" />
    </GroupFrame>,
  )
  ref.current!.focus()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Large' }))
  await user.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
