import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconStar } from '../../icons/icons.ts'
import { Checkbox } from './Checkbox.tsx'

function RememberMe() {
  const [isSelected, setSelected] = useState(false)
  return (
    <form>
      <Checkbox name="remember" value="yes" isSelected={isSelected} onChange={setSelected}>
        Remember me
      </Checkbox>
    </form>
  )
}

test('turns on and off by its words and by Space, and goes with its form', async () => {
  const { user, container } = await render(<RememberMe />)
  const data = () => new FormData(container.querySelector('form') ?? undefined).get('remember')
  await user.click(screen.getByText('Remember me'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true)
  expect(data()).toBe('yes')
  await user.keyboard(' ')
  expect(data()).toBeNull()
})

test('says that only some are on, and turns on when pressed', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { user } = await render(
    <Checkbox aria-label="All rows" isSelected={false} isIndeterminate onChange={onChange} />,
  )
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows' })
  expect(checkbox.indeterminate).toBe(true)
  await user.click(checkbox)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('says what is wrong and keeps focus when it is righted', async () => {
  function Terms() {
    const [isSelected, setSelected] = useState(false)
    return (
      <Checkbox
        isRequired
        isSelected={isSelected}
        onChange={setSelected}
        errorMessage={isSelected ? undefined : 'Agree to go on.'}
      >
        I agree
      </Checkbox>
    )
  }
  const { user } = await render(<Terms />)
  const checkbox = screen.getByRole('checkbox', { name: 'I agree' })
  const error = document.getElementById(checkbox.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Agree to go on.')
  expect(checkbox.getAttribute('aria-required')).toBe('true')
  await user.click(screen.getByText('I agree'))
  expect(screen.queryByText('Agree to go on.')).toBeNull()
  expect(document.activeElement).toBe(checkbox)
})

test('does not change when it is disabled', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { user } = await render(
    <Checkbox isDisabled isSelected={false} onChange={onChange}>
      Off
    </Checkbox>,
  )
  await user.click(screen.getByText('Off'))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(onChange).not.toHaveBeenCalled()
})

test('stays as it is when it is read-only, and takes the focus', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { user } = await render(
    <Checkbox isReadOnly isSelected onChange={onChange}>
      Kept
    </Checkbox>,
  )
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kept' })
  await user.click(screen.getByText('Kept'))
  await user.keyboard(' ')
  expect(document.activeElement).toBe(checkbox)
  expect([checkbox.checked, checkbox.getAttribute('aria-readonly')]).toEqual([true, 'true'])
  expect(onChange).not.toHaveBeenCalled()
})

test('a description is read with the words, after what is wrong', async () => {
  await render(
    <Checkbox
      isSelected={false}
      onChange={() => undefined}
      description="Every Monday."
      errorMessage="Choose one."
    >
      Weekly summary
    </Checkbox>,
  )
  const checkbox = screen.getByRole('checkbox', { name: 'Weekly summary' })
  const texts = checkbox.getAttribute('aria-describedby')!.split(' ')
  expect(texts.map((id) => document.getElementById(id)!.textContent)).toEqual([
    'Choose one.',
    'Every Monday.',
  ])
})

test('shows its own picture when it is on, and the dash before it', async () => {
  const { rerender, container } = await render(
    <Checkbox isSelected onChange={() => undefined} icon={IconStar} aria-label="Favourite" />,
  )
  const isPictured = () => container.querySelector('.tabler-icon-star') !== null
  expect(isPictured()).toBe(true)
  rerender(
    <Checkbox isSelected isIndeterminate onChange={() => undefined} icon={IconStar} aria-label="Favourite" />,
  )
  expect(isPictured()).toBe(false)
})
