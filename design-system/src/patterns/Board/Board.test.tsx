import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import type { BoardColumn, CardDrop } from './Board.tsx'
import { WorkBoard } from './example/WorkBoard.tsx'

beforeAll(() => {
  document.documentElement.dataset['motion'] = 'reduced'
})
afterAll(() => {
  delete document.documentElement.dataset['motion']
})

const column = (name: string) => within(screen.getByRole('region', { name }))
const cards = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map((link) => link.textContent)

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'in %s a card is moved by keys to the next column, and keeps the focus',
  async (language, onward) => {
    const { user } = await render(<WorkBoard />, { language })
    screen.getByRole('link', { name: /Compare margins/ }).focus()
    await user.keyboard(` ${onward}{ArrowUp} `)
    expect(cards('In progress')[0]).toBe('Compare margins by week')
    expect(cards('To do')).toHaveLength(2)
    expect(document.activeElement?.textContent).toBe('Compare margins by week')
  },
)

test('what is moved is said, and Escape puts it back', async () => {
  const { user } = await render(<WorkBoard />)
  screen.getByRole('link', { name: /Compare margins/ }).focus()
  await user.keyboard(' {ArrowRight}')
  expect(screen.getAllByText('In progress, place 2 of 3').length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  expect(screen.getByText('Compare margins by week put back in To do.')).toBeTruthy()
  expect(cards('To do')).toHaveLength(3)
})

test('a column is moved by its grip', async () => {
  const { user } = await render(<WorkBoard />)
  screen.getByRole('button', { name: 'Move To do' }).focus()
  await user.keyboard(' {ArrowRight} ')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'In progress',
    'To do',
    'Done',
  ])
})

const columnOf = (id: string, title: string, ...cardIds: string[]): BoardColumn => ({ id, title, cardIds })
const [todo, doing, done] = [
  columnOf('todo', 'To do', 'a', 'b', 'c'),
  columnOf('doing', 'In progress', 'd'),
  columnOf('done', 'Done'),
] as const
const hold = async (...columns: BoardColumn[]) => {
  const [onCardsMove, onColumnsMove] = [vi.fn<(drop: CardDrop) => void>(), vi.fn<(ids: string[]) => void>()]
  const board = (now: readonly BoardColumn[]) => (
    <WorkBoard {...{ onCardsMove, onColumnsMove, columns: now }} />
  )
  const { user, rerender } = await render(board(columns))
  return { user, onCardsMove, onColumnsMove, become: (...now: BoardColumn[]) => rerender(board(now)) }
}

test('a column that is held is moved as the board is now', async () => {
  const { user, onColumnsMove, become } = await hold(todo, doing, done)
  screen.getByRole('button', { name: 'Move In progress' }).focus()
  await user.keyboard(' {ArrowRight}')
  become(doing, done)
  await user.keyboard(' ')
  expect(onColumnsMove).toHaveBeenCalledExactlyOnceWith(['done', 'doing'])
})

test('the move of a column ends when somebody deletes it', async () => {
  const { user, onColumnsMove, become } = await hold(todo, doing, done)
  screen.getByRole('button', { name: 'Move Done' }).focus()
  await user.keyboard(' {ArrowLeft}')
  become(todo, doing)
  screen.getByRole('button', { name: 'Move To do' }).focus()
  await user.keyboard(' {ArrowRight} ')
  expect(onColumnsMove).toHaveBeenCalledExactlyOnceWith(['doing', 'todo'])
})

test('a card that is held goes back where the one that it would stand before is gone', async () => {
  const { user, onCardsMove, become } = await hold(todo, doing)
  screen.getByRole('link', { name: /Compare margins/ }).focus()
  await user.keyboard(' {ArrowUp}')
  become({ ...todo, cardIds: ['c', 'b'] }, doing)
  await user.keyboard(' ')
  expect(onCardsMove).not.toHaveBeenCalled()
  expect(screen.getByText(/dropped in To do, place 2 of 2/)).toBeTruthy()
})

test('the move of a card ends when somebody deletes it', async () => {
  const { user, onCardsMove, become } = await hold(todo, doing)
  screen.getByRole('link', { name: /Compare margins/ }).focus()
  await user.keyboard(' {ArrowRight}')
  become({ ...todo, cardIds: ['a', 'c'] }, doing)
  screen.getByRole('link', { name: /Warm words/ }).focus()
  await user.keyboard(' {ArrowUp} ')
  expect(onCardsMove).toHaveBeenCalledExactlyOnceWith({ ids: ['c'], columnId: 'todo', beforeId: 'a' })
})
