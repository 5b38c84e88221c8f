import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'

function Message({ text }: { text: string }) {
  return <p role="note">{useHeldWhilePressed(text)}</p>
}
const shown = () => screen.getByRole('note').textContent

test.each(['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'])(
  'changes after a press that ends by %s, and at once without one',
  async (type) => {
    const { rerender } = await render(<Message text="one" />)
    rerender(<Message text="two" />)
    expect(shown()).toBe('two')
    fireEvent.pointerDown(document.body)
    rerender(<Message text="three" />)
    expect(shown()).toBe('two')
    fireEvent(document.body, new Event(type, { bubbles: true }))
    expect(shown()).toBe('two')
    expect(await screen.findByText('three')).toBeTruthy()
  },
)

test('a finger that was lifted holds nothing, and its click comes before the change', async () => {
  const { rerender } = await render(<Message text="one" />)
  let clicked = ''
  document.body.addEventListener('click', () => (clicked = shown()!), { once: true })
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.mouseDown(document.body)
  rerender(<Message text="two" />)
  fireEvent.mouseUp(document.body)
  fireEvent.click(document.body)
  expect(clicked).toBe('one')
  expect(await screen.findByText('two')).toBeTruthy()
})
