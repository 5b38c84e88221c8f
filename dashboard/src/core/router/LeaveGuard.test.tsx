import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

const show = (isDirty: boolean, onLeave?: () => void, isSending = false) =>
  renderProduct(
    <>
      <Link to="/elsewhere">Away</Link>
      <Link to="?tab=two">Tab</Link>
      <LeaveGuard isDirty={isDirty} isSending={isSending} onLeave={onLeave} />
    </>,
    { address: '/here?tab=one' },
  )
const patience = { timeout: 10_000 }

test('who has changes is asked, stays by the one answer and leaves by the other', async () => {
  const letGo = vi.fn<() => void>()
  const { user } = await show(true, letGo)
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await screen.findByRole('alertdialog', {}, patience)
  expect(shownAddress()).toBe('/here?tab=one')
  const [stay] = screen.getAllByRole('button')
  await user.click(stay!)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(shownAddress()).toBe('/here?tab=one')
  expect(letGo).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: /Discard/ }))
  await waitFor(() => expect(shownAddress()).toBe('/elsewhere'))
  expect(letGo).toHaveBeenCalledOnce()
}, 20_000)

test('a tab of the same page is no way out', async () => {
  const { user } = await show(true)
  await user.click(screen.getByRole('link', { name: 'Tab' }))
  expect(shownAddress()).toBe('/here?tab=two')
})

test('what sends the changes may lead on, while the browser asks who closes the page', async () => {
  const { user } = await show(true, undefined, true)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await user.click(screen.getByRole('link', { name: 'Away' }))
  expect(shownAddress()).toBe('/elsewhere')
})

test('who has changed nothing is not asked', async () => {
  const { user } = await show(false)
  await user.click(screen.getByRole('link', { name: 'Away' }))
  expect(shownAddress()).toBe('/elsewhere')
})
