import { IconUsers } from '@data1522/design-system/icons'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { toastQueue } from '../../../../../design-system/src/components/Toast/toasts.ts'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { CardContext, type CardSpec } from './card.ts'
import { CardPages } from './CardPages.tsx'
import { PartCard } from './PartCard.tsx'

beforeAll(async () => {
  await import('../../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)

const spec: CardSpec = { id: 'a', title: 'dashboards.cards', size: 'half', rows: 3, Card: () => null }

test('no rows are from 0 to 0', async () => {
  await renderProduct(<CardPages page={1} size={5} count={0} total={0} onChange={() => undefined} />, {
    groups: ['dashboards'],
  })
  expect(screen.getByText('0–0 of 0')).toBeTruthy()
})

test('a card without anything to show offers nothing that only a drawing has', async () => {
  const chart = {
    sections: [{ id: 'chart', entries: [{ id: 'chart-svg', label: 'Save as SVG', icon: IconUsers }] }],
    run: () => undefined,
    isTable: false,
    connect: () => undefined,
  }
  const query = {
    data: [],
    error: null,
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    dataUpdatedAt: 1,
    refetch: async () => ({ isError: false, error: null }),
  }
  const { user } = await renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <CardContext value={spec}>
        <PartCard query={query} chart={chart} table={() => []} isEmpty={() => true}>
          {() => ({})}
        </PartCard>
      </CardContext>
    </QueryClientProvider>,
    { groups: ['dashboards'] },
  )
  await user.click(screen.getByRole('button', { name: /Cards/ }))
  await screen.findByRole('menuitem', { name: 'Refresh' })
  expect(screen.queryByRole('menuitem', { name: 'Save as SVG' })).toBeNull()
})

test('what is fetched anew by itself stays within reach; what a person asks for is veiled until it is there', async () => {
  let answer = () => {}
  const query = {
    data: ['Anya'],
    error: null,
    isError: false,
    isFetching: true,
    isPlaceholderData: false,
    dataUpdatedAt: 1,
    refetch: () =>
      new Promise<{ isError: false; error: null }>((resolve) => {
        answer = () => resolve({ isError: false, error: null })
      }),
  }
  const { user } = await renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <CardContext value={spec}>
        <PartCard query={query} table={() => []}>
          {([name]) => ({ children: name })}
        </PartCard>
      </CardContext>
    </QueryClientProvider>,
    { groups: ['dashboards'] },
  )
  const isVeiled = () => screen.getByText('Anya').closest('[inert]') !== null
  expect(isVeiled()).toBe(false)
  await user.click(screen.getByRole('button', { name: /Cards/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  await vi.waitFor(() => expect(isVeiled()).toBe(true))
  answer()
  await vi.waitFor(() => expect(isVeiled()).toBe(false))
})

test('a refresh that fails is said, and what was shown stays', async () => {
  const query = {
    data: ['Anya'],
    error: null,
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    dataUpdatedAt: 1,
    refetch: async () => ({ isError: true, error: new Error('no') }),
  }
  const { user } = await renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <CardContext value={spec}>
        <PartCard query={query} table={() => []}>
          {([name]) => ({ children: name })}
        </PartCard>
      </CardContext>
    </QueryClientProvider>,
    { groups: ['dashboards'] },
  )
  await user.click(screen.getByRole('button', { name: /Cards/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  await vi.waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(1))
  expect(screen.getByText('Anya')).toBeTruthy()
})
