import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { toastQueue } from '../../../../../design-system/src/components/Toast/toasts.ts'
import { AcrossFields } from './demos/AcrossFields.tsx'
import { MultiRule } from './demos/MultiRule.tsx'
import { Refused } from './demos/Refused.tsx'
import { Types } from './demos/Types.tsx'

const patience = { timeout: 10_000 }
const groups = ['formValidationDemos'] as const
const said = () => toastQueue.visibleToasts.map(({ content }) => content.title)

test('of several rules the first that is broken is said', async () => {
  const { user } = await renderProduct(<MultiRule />, { groups })
  await user.type(screen.getByLabelText(/^Password/), 'harbour east')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByRole('link', { name: /^Password: ?A capital letter/ }, patience)
  await user.type(screen.getByLabelText(/^Password/), ' E-1')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(said()).toEqual(['Password changed']), patience)
})

test('a booking names every answer that is missing', async () => {
  const { user } = await renderProduct(<Types />, { groups })
  await user.click(screen.getByRole('button', { name: 'Book the pick-up' }))
  expect(await screen.findByText('Fix 7 fields', undefined, patience)).toBeTruthy()
})

test('a rule across two fields is said at the later one', async () => {
  const { user } = await renderProduct(<AcrossFields />, { groups })
  await user.click(screen.getByRole('button', { name: 'Save the dates' }))
  expect(await screen.findByRole('link', { name: /^Until: ?Choose a day/ }, patience)).toBeTruthy()
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const { user } = await renderProduct(<Refused />, { groups })
  await user.click(screen.getByRole('button', { name: 'Create the code' }))
  await screen.findByRole('link', { name: /^Discount code: ?This code is taken/ }, patience)
  expect(screen.getByLabelText<HTMLInputElement>(/^Discount code/).value).toBe('SPRING')
})
