import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seedAccountSettings } from '../../../../mocks/areas/account-settings/seed.ts'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { NotificationMatrix } from './NotificationMatrix.tsx'

const { notification } = seedAccountSettings()
const matrix = (now = notification) => (
  <NotificationMatrix title="Notices" description="" notification={now} onSave={async () => undefined} />
)
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const ticks = () => boxes().map(({ checked }) => checked)

test('what was ticked stays where saving it fails, and the server says again what it had', async () => {
  const { user, rerender } = await renderProduct(matrix(), { groups: ['notices', 'account', 'records'] })
  await user.click(boxes().at(-1)!)
  const chosen = ticks()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  rerender(matrix(structuredClone(notification)))
  expect(ticks()).toEqual(chosen)
})
