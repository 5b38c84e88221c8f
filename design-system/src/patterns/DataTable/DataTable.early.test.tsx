import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'

beforeEach(() => vi.resetModules())

/** A table whose code for keys and pointers has never been fetched; the focus has just come to its first name. */
async function freshTable() {
  const { LampsTable } = await import('./example/LampsTable.tsx')
  const view = await render(<LampsTable />)
  await screen.findByRole('button', { name: 'Edit: SKU of Aero lamp' })
  act(() => screen.getByRole('link', { name: 'Aero lamp' }).focus())
  return view
}
/** At once, before anything can have come. */
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key })
}

test('a cell is reached and opened by keys of a table’s first moments', async () => {
  const { user } = await freshTable()
  press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter')
  expect(await screen.findByRole('textbox', { name: 'Price of Birch stool' })).toBe(document.activeElement)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Edit: Price of Birch stool' }).closest('[role=gridcell]'),
  )
})

test('Enter follows the link that earlier keys led to', async () => {
  await freshTable()
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  screen.getByRole('link', { name: 'Birch stool' }).addEventListener('click', followed)
  press('ArrowDown', 'Enter')
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
})

test('Space shows more of a row in a table’s first moments', async () => {
  await freshTable()
  press(' ')
  expect(await screen.findByText('More of Aero lamp')).toBeTruthy()
})

test('a double click opens a field in a table’s first moments', async () => {
  await freshTable()
  const cell = screen.getByRole('button', { name: 'Edit: SKU of Aero lamp' }).closest('td')!
  fireEvent.dblClick(cell)
  expect(await screen.findByRole('textbox', { name: 'SKU of Aero lamp' })).toBe(document.activeElement)
})
