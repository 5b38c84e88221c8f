import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
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
