import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { moved } from './moved.ts'
import { ReorderableStack } from './ReorderableStack.tsx'

function Fruit() {
  const [items, setItems] = useState(['apple', 'pear', 'plum'])
  return (
    <ReorderableStack
      label="Fruit"
      items={items}
      itemId={(item) => item}
      itemName={(item) => item}
      onMove={(from, to) => setItems((now) => moved(now, from, to))}
    >
      {(item, { isLast, move }) => (
        <>
          <input aria-label={item} />
          <button type="button" disabled={isLast} onClick={() => move(1)}>
            Lower {item}
          </button>
        </>
      )}
    </ReorderableStack>
  )
}

const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('textbox')
    .map((input) => input.ariaLabel)
const grip = (name: string) => screen.findByRole('button', { name: `Move ${name}` })

/** As a browser would lay them out: each block 100 px high. */
const layOut = () =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...this.parentElement!.children].indexOf(this)
    return new DOMRect(0, index * 100, 300, 100)
  })

test('the arrow keys move a block, which keeps the focus and says where it is', async () => {
  await render(<Fruit />)
  const user = userEvent.setup()
  const handle = await grip('apple')
  handle.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(order()).toEqual(['pear', 'plum', 'apple'])
  expect(document.activeElement).toBe(await grip('apple'))
  expect(screen.getByText('apple is now 3 of 3')).toBeTruthy()
})

test('a block moves by what stands in it', async () => {
  await render(<Fruit />)
  await userEvent.click(await screen.findByRole('button', { name: 'Lower apple' }))
  expect(order()).toEqual(['pear', 'apple', 'plum'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lower plum' }).disabled).toBe(true)
})

test('a drag by the handle drops a block where the pointer is, and Escape leaves all as it was', async () => {
  await render(<Fruit />)
  const handle = await grip('plum')
  const rects = layOut()
  HTMLElement.prototype.setPointerCapture = () => undefined
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true, clientY: 250 })
  fireEvent.pointerMove(handle, { clientY: 20 })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.pointerUp(handle)
  expect(order()).toEqual(['apple', 'pear', 'plum'])
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true, clientY: 250 })
  fireEvent.pointerMove(handle, { clientY: 120 })
  fireEvent.pointerUp(handle)
  expect(order()).toEqual(['apple', 'plum', 'pear'])
  rects.mockRestore()
})
