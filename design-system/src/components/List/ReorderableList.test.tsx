import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { moved } from './moved.ts'
import { ReorderableList } from './ReorderableList.tsx'

const titles = ['Colour', 'Type', 'Space']

function Chapters() {
  const [ids, setIds] = useState(titles)
  return (
    <ReorderableList label="Chapters" entries={ids.map((id) => ({ id, title: id }))} onReorder={setIds} />
  )
}
const order = () => screen.getAllByRole('row').map((row) => row.textContent)

test.each(['en', 'ar'] as const)('moves an entry by keyboard in %s', async (language) => {
  const { user } = await render(<Chapters />, { language })
  await screen.findByRole('grid', { name: 'Chapters' })
  expect(order()).toEqual(titles)
  await user.tab()
  await user.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
  expect(document.activeElement?.tagName).toBe('BUTTON')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).not.toBe('row'))
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(order()).toEqual(['Type', 'Colour', 'Space']))
})

test('leaves the order as it was when the move is called off', async () => {
  const { user } = await render(<Chapters />)
  await screen.findByRole('grid', { name: 'Chapters' })
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Escape}')
  await waitFor(() => expect(order()).toEqual(titles))
})

test('puts what was taken before or after where it was dropped', () => {
  const taken = new Set(['a'])
  expect(moved(['a', 'b', 'c'], taken, { key: 'c', dropPosition: 'before' })).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], taken, { key: 'c', dropPosition: 'after' })).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], taken, { key: 'a', dropPosition: 'after' })).toEqual(['a', 'b', 'c'])
})
