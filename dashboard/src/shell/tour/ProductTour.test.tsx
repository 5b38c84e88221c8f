import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { offerTour } from './offer-tour.ts'
import { ProductTour } from './ProductTour.tsx'
import { startTour } from './start-tour.ts'
import { offeredStep } from './tour-memory.ts'

const patience = { timeout: 10_000 }

beforeAll(() =>
  Promise.all([
    import('./TourSteps.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/Toast/ToastStack.tsx'),
  ]),
)
beforeEach(() => localStorage.clear())

let navigate: ReturnType<typeof useNavigate>

function Frame({ personId, isAsking = false }: { personId: number | null; isAsking?: boolean }) {
  const go = useNavigate()
  useEffect(() => {
    navigate = go
  })
  return (
    <>
      {['navigation', 'search', 'notifications'].map((name) => (
        <Button key={name} data-tour={name}>
          {name}
        </Button>
      ))}
      {personId !== null && <ProductTour personId={personId} />}
      <Dialog title="Question" isOpen={isAsking} onOpenChange={() => undefined}>
        Is it so?
      </Dialog>
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
  await user.click(await screen.findByRole('button', { name: 'Continue' }, patience))
  await screen.findByRole('dialog', { name: 'Find anything in a second' }, patience)
  await user.keyboard('{Escape}')
  await offer()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('who left it at its first step is offered it again', async () => {
  const { user, rerender } = await show()
  act(() => startTour())
  await screen.findByRole('dialog', { name: 'Everything is here' }, patience)
  rerender(<Frame personId={null} />)
  rerender(<Frame personId={1} />)
  await offer()
  await user.click(await screen.findByRole('button', { name: 'Start the tour' }, patience))
  expect(await screen.findByRole('dialog', { name: 'Everything is here' }, patience)).toBeTruthy()
})

test('the offer waits for a dialog, gives way to another, and comes again', async () => {
  const { user, rerender } = await show()
  const withDialog = (isOpen: boolean) => rerender(<Frame personId={1} isAsking={isOpen} />)
  const start = () => screen.queryByRole('button', { name: 'Start the tour', hidden: true })
  withDialog(true)
  await screen.findByRole('dialog', { name: 'Question' }, patience)
  void offerTour()
  expect(start()).toBeNull()
  withDialog(false)
  await waitFor(() => expect(start()).not.toBeNull(), patience)
  withDialog(true)
  await waitFor(() => expect(start()).toBeNull(), patience)
  withDialog(false)
  await waitFor(() => expect(start()).not.toBeNull(), patience)
  await user.click(start()!)
  await screen.findByRole('dialog', { name: 'Everything is here' }, patience)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(start()).toBeNull()
})

test('who goes to another screen has left, and can go on later', async () => {
  const { user } = await show()
  act(() => startTour())
  await screen.findByRole('dialog', { name: 'Everything is here' }, patience)
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('dialog', { name: 'Find anything in a second' }, patience)
  await act(async () => void navigate('/elsewhere'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(offeredStep()).toBe(1)
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
