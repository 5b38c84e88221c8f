import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from './Button.tsx'

test('calls onPress for mouse, Enter and Space', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(<Button onPress={onPress}>Save</Button>)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('ignores presses and says so while pending, and stays focusable', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
})

test('names its pending state in the language of the page', async () => {
  await render(<Button isPending>حفظ</Button>, { language: 'ar' })
  expect(screen.getByRole('img', { name: 'قيد التنفيذ' })).toBeTruthy()
})

test('keeps its verb in its name while pending, and says once that work goes on', async () => {
  const { rerender } = await render(<Button>Save</Button>)
  rerender(<Button isPending>Save</Button>)
  expect(screen.getByRole('button').textContent).toBe('Save')
  expect(screen.getByRole('button', { name: /^Save ?In progress$/ })).toBeTruthy()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  rerender(<Button isPending={false}>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})

test('takes no focus and no press when disabled', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <Button isDisabled onPress={onPress}>
      Save
    </Button>,
  )
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
})

test('submits its form when asked to', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})
