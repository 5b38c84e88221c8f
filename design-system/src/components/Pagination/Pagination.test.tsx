import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Pager } from './Pager.tsx'
import { Pagination } from './Pagination.tsx'
import { pageSlots } from './slots.ts'

function Pages({ pageCount = 5, first = 1 }: { pageCount?: number; first?: number }) {
  const [page, setPage] = useState(first)
  return <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
}

test('goes to a page by mouse and keyboard, and says which one is shown', async () => {
  const { user } = await render(<Pages />)
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('4')
})

test('keeps the focus on a step that has reached its end, and goes no further', async () => {
  const { user } = await render(<Pages first={2} />)
  const previous = screen.getByRole('button', { name: 'Previous page' })
  await user.click(previous)
  expect(document.activeElement).toBe(previous)
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1')
})

test('keeps the focus on the page that was pressed while the row changes around it', async () => {
  const { user } = await render(<Pages pageCount={20} />)
  await user.click(screen.getByRole('button', { name: 'Page 5' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 5')
  expect(screen.getByRole('button', { name: 'Page 6' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Page 3' })).toBeNull()
})

test('keeps as many slots on every page', () => {
  const rows = Array.from({ length: 20 }, (_, index) => pageSlots(index + 1, 20))
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([7]))
  expect(rows[9]).toEqual([1, 'gap-start', 9, 10, 11, 'gap-end', 20])
  expect(rows.every((row, index) => row.includes(index + 1))).toBe(true)
})

test('speaks Arabic', async () => {
  await render(<Pages />, { language: 'ar' })
  expect(screen.getByRole('navigation', { name: 'الصفحات' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'الصفحة 2' })).toBeTruthy()
})

test('takes no press when disabled', async () => {
  const onPageChange = vi.fn<(page: number) => void>()
  const { user } = await render(<Pagination page={1} pageCount={3} onPageChange={onPageChange} isDisabled />)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(onPageChange).not.toHaveBeenCalled()
})

test('goes to the first and the last page, and not past them', async () => {
  const onPageChange = vi.fn<(page: number) => void>()
  const { user, rerender } = await render(
    <Pager page={4} pageCount={9} onPageChange={onPageChange} hasEnds />,
  )
  await user.click(screen.getByRole('button', { name: 'Last page' }))
  await user.click(screen.getByRole('button', { name: 'First page' }))
  expect(onPageChange.mock.calls).toEqual([[9], [1]])
  rerender(<Pager page={9} pageCount={9} onPageChange={onPageChange} hasEnds />)
  await user.click(screen.getByRole('button', { name: 'Last page' }))
  expect(onPageChange).toHaveBeenCalledTimes(2)
})

test('steps on without numbers while nobody knows the last page', async () => {
  const onPageChange = vi.fn<(page: number) => void>()
  const { user, rerender } = await render(<Pager page={3} onPageChange={onPageChange} hasEnds />)
  expect(screen.getByText('Page 3')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Page 3' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(4)
  rerender(<Pager page={4} hasNext={false} onPageChange={onPageChange} />)
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
})

test.each(inputs)('goes to a page, on, back and to both ends by $by in $language', async (input) => {
  function Results() {
    const [page, setPage] = useState(4)
    return <Pager page={page} pageCount={9} onPageChange={setPage} hasEnds />
  }
  const { press } = await renderFor(input, <Results />)
  const buttons = () => screen.getAllByRole('button')
  const shown = () => screen.getByRole('button', { current: 'page' }).textContent
  const pages: (string | null)[] = []
  for (const at of [-2, 1, 0, -1]) {
    await press(buttons().at(at)!)
    pages.push(shown())
  }
  await press(
    buttons().find(({ textContent }) => textContent === '8')!,
    ' ',
  )
  expect([...pages, shown()]).toEqual(['5', '4', '1', '9', '8'])
})
