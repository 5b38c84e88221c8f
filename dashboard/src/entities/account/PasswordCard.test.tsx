import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { PasswordCard } from './PasswordCard.tsx'

const card = (
  <PasswordCard
    subject="User"
    description="Of Ada"
    onSave={() => Promise.resolve()}
    successMessage={() => 'Saved'}
  />
)

test('who may needs no words for a refusal, and who may not is told why', async () => {
  const missing = vi.spyOn(console, 'error')
  const { unmount } = await renderProduct(card, {
    groups: ['account'],
    rules: [{ action: 'update', subject: 'User' }],
  })
  expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy()
  expect(missing).not.toHaveBeenCalled()
  unmount()
  await renderProduct(card, { groups: ['account'], rules: [] })
  expect(await screen.findByText(/^Your role does not allow this/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
