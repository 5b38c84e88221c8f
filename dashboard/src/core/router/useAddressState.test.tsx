import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { choice, choices, freeText, numbers, useAddressState, wholeNumber } from './useAddressState.ts'

const parameters = {
  q: freeText(),
  role: choice(['admin', 'editor']),
  page: wholeNumber(1),
  size: wholeNumber(10, [5, 10, 20]),
  hide: choices(['plan', 'role']),
}

function at(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ state: useAddressState(parameters), search: useLocation().search }), { wrapper })
}

test('reads the address', () => {
  const { result } = at('/?q=maya&role=editor&page=3&size=20&hide=role,plan')
  expect(result.current.state[0]).toEqual({
    q: 'maya',
    role: 'editor',
    page: 3,
    size: 20,
    hide: ['plan', 'role'],
  })
})

test.each([
  'page=0',
  'page=-1',
  'page=1e9',
  'page=abc',
  'size=7',
  'role=__proto__',
  'hide=x,y',
  'page=1&page=2',
])('bad input counts as the default: %s', (query) => {
  const { result } = at(`/?${query}`)
  expect(result.current.state[0]).toEqual({ q: '', role: null, page: 1, size: 10, hide: [] })
})

test('writes what differs from the default and leaves the rest of the query', async () => {
  const { result } = at('/?keep=1&page=3')
  act(() => result.current.state[1]({ role: 'admin', page: 1 }))
  await waitFor(() => expect(result.current.search).toBe('?keep=1&role=admin'))
})

test('of changes that follow each other before the first is shown, all hold', async () => {
  const { result } = at('/?role=editor')
  const [, set] = result.current.state
  act(() => {
    set({ q: 'maya' }, { isReplacing: true })
    set({ page: 3 }, { isReplacing: true })
    set({ role: null })
  })
  await waitFor(() => expect(result.current.search).toBe('?q=maya&page=3'))
})

test('what an older render writes late takes nothing away', async () => {
  const { result } = at('/')
  const [, late] = result.current.state
  act(() => result.current.state[1]({ role: 'admin' }))
  await waitFor(() => expect(result.current.search).toBe('?role=admin'))
  act(() => late({ q: 'maya' }, { isReplacing: true }))
  await waitFor(() => expect(result.current.search).toBe('?role=admin&q=maya'))
})

test('numbers are kept however many, and nothing else is', () => {
  const { read, write } = numbers()
  const many = Array.from({ length: 150 }, (_, at) => String(at + 1000))
  expect(read(write(many))).toEqual(many)
  expect(read('7,x,-1,8.5,,9')).toEqual(['7', '9'])
})
