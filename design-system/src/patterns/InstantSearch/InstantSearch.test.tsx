import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../../components/Link/LinkRouter.tsx'
import { found } from './example.ts'
import { InstantSearch } from './InstantSearch.tsx'

const follow = vi.fn<(href: string) => void>()

function Search({ results = found, isPending = false }) {
  const [value, setValue] = useState('')
  return (
    <LinkRouter navigate={follow}>
      <InstantSearch
        label="Search"
        value={value}
        onChange={setValue}
        isPending={isPending}
        results={value ? results.map((one) => ({ ...one, href: `/${one.id}` })) : undefined}
        resultsTitle="Articles"
        resultsCount={`${results.length} found`}
        emptyState="Nothing found"
      />
    </LinkRouter>
  )
}
const marked = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

test('arrows move in what was found, and Enter follows it', async () => {
  const { user } = await render(<Search />)
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'return')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(marked()?.textContent).toContain('Return a product')
  await user.keyboard('{ArrowDown}')
  expect(marked()?.textContent).toContain('How refunds are paid')
  await user.keyboard('{Enter}')
  expect(follow).toHaveBeenLastCalledWith('/how-refunds-are-paid')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('results that come later do not move the mark to another', async () => {
  const { user, rerender } = await render(<Search />)
  await user.type(screen.getByRole('combobox'), 'return')
  await user.keyboard('{ArrowDown}')
  rerender(<Search results={found.toReversed()} />)
  expect(marked()?.textContent).toContain('How refunds are paid')
  rerender(<Search results={found.slice(0, 1)} />)
  expect(marked()?.textContent).toContain('Return a product')
})

test('Escape closes the results, and clears when pressed again', async () => {
  const { user } = await render(<Search />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await user.type(input, 'return{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input.value).toBe('return')
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await user.keyboard('{Escape}{Escape}')
  expect(input.value).toBe('')
})

test('says that nothing was found, and closes when it is left', async () => {
  const { user } = await render(<Search results={[]} />)
  await user.type(screen.getByRole('combobox'), 'zebra')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await user.tab()
  await user.tab()
  expect(screen.queryByText('Nothing found')).toBeNull()
})

test('Enter waits for the results of what was typed, and follows none of those before', async () => {
  follow.mockClear()
  const { user, rerender } = await render(<Search isPending />)
  await user.type(screen.getByRole('combobox'), 'refund{Enter}')
  expect(follow).not.toHaveBeenCalled()
  rerender(<Search results={found.slice(1)} />)
  expect(follow.mock.calls).toEqual([['/how-refunds-are-paid']])
})

test('who types on after Enter is led nowhere', async () => {
  follow.mockClear()
  const { user, rerender } = await render(<Search isPending />)
  await user.type(screen.getByRole('combobox'), 'ref{Enter}und')
  rerender(<Search />)
  expect(follow).not.toHaveBeenCalled()
  expect(screen.getAllByRole('option')).toHaveLength(2)
})
