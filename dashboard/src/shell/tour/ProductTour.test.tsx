import { Button } from '@data1522/design-system/Button'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { offerTour } from './offer-tour.ts'
import { ProductTour } from './ProductTour.tsx'
import { startTour } from './start-tour.ts'

const patience = { timeout: 10_000 }

beforeAll(() =>
  Promise.all([
    import('./TourSteps.tsx'),
    import('../../../../design-system/src/components/Toast/ToastStack.tsx'),
  ]),
)
beforeEach(() => localStorage.clear())

function Frame({ personId }: { personId: number | null }) {
  return (
    <>
      {['navigation', 'search', 'notifications'].map((name) => (
        <Button key={name} data-tour={name}>
          {name}
        </Button>
      ))}
      {personId !== null && <ProductTour personId={personId} />}
      <ToastRegion label="Messages" />
    </>
  )
}

const show = () => renderProduct(<Frame personId={1} />, { groups: ['tour'], rules: [] })
const offer = () => act(() => offerTour())

test('who left it on the way is offered to go on there, once', async () => {
  const { user, rerender } = await show()
  act(() => startTour())
  await screen.findByRole('dialog', { name: 'Everything is here' }, patience)
  await user.keyboard('{ArrowRight}')
  // The page is left, and opened again.
  rerender(<Frame personId={null} />)
  rerender(<Frame personId={1} />)
  await offer()
  await user.click(await screen.findByRole('button', { name: 'Go on' }, patience))
  await screen.findByRole('dialog', { name: 'Find anything in a second' }, patience)
  await user.keyboard('{Escape}')
  await offer()
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
})

test('whoever signs in next has begun no tour', async () => {
  const { rerender } = await show()
  act(() => startTour())
  await screen.findByRole('dialog', { name: 'Everything is here' }, patience)
  const session = store.get(sessionAtom)!
  act(() => store.set(sessionAtom, null))
  rerender(<Frame personId={null} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => store.set(sessionAtom, session))
  rerender(<Frame personId={1} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
