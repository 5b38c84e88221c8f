import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useBegun } from './useBegun.ts'

const load = (queries: QueryClient, given: () => Promise<string>) =>
  renderHook(
    () => useBegun(useQuery({ queryKey: ['one'], queryFn: given, staleTime: 60_000, retry: false }), '1'),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )

test('a form begins with nothing that was changed since, and keeps to what it began with', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['one'], 'old')
  await queries.invalidateQueries({ queryKey: ['one'] })
  const { result } = load(queries, async () => 'new')
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe('new'))
  void queries.invalidateQueries({ queryKey: ['one'] })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(result.current).toBe('new')
})

test('what is known to be fresh is there at once', () => {
  const queries = new QueryClient()
  queries.setQueryData(['one'], 'fresh')
  expect(load(queries, async () => 'later').result.current).toBe('fresh')
})

test('what cannot be read anew is not begun with', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['one'], 'old')
  await queries.invalidateQueries({ queryKey: ['one'] })
  const { result } = load(queries, () => Promise.reject(new Error('Down')))
  await waitFor(() => expect(queries.getQueryState(['one'])?.status).toBe('error'))
  expect(result.current).toBeUndefined()
})
