import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonGroup } from './SkeletonGroup.tsx'

const shapes = (
  <>
    <Skeleton shape="circle" />
    <Skeleton lines={3} />
  </>
)

test.each([
  ['en', 'Loading'],
  ['fr', 'Chargement'],
  ['ar', 'التحميل'],
] as const)('says once in %s that it loads', async (language, word) => {
  await render(
    <SkeletonGroup isLoading skeleton={shapes}>
      Orders
    </SkeletonGroup>,
    { language },
  )
  expect(screen.getByRole('status').textContent).toContain(word)
  expect(screen.queryByText('Orders')).toBeNull()
})

test('gives way to the content and falls silent', async () => {
  const { rerender } = await render(
    <SkeletonGroup isLoading skeleton={shapes} label="Loading orders">
      Orders
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading orders')
  rerender(
    <SkeletonGroup isLoading={false} skeleton={shapes} label="Loading orders">
      Orders
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByText('Orders').getAttribute('aria-busy')).toBe('false')
})
