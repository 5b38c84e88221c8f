import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { TwoSteps } from './TwoSteps.tsx'

const setup = (language: 'en' | 'ar' = 'en') =>
  renderProduct(<TwoSteps />, {
    address: '/pages/authentication/two-steps-v1',
    groups: ['auth', 'authForms'],
    language,
  })
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const isWrong = () => waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))

test.each(['en', 'ar'] as const)(
  'a wrong code is said, kept and typed over; the last digit sends it, in %s',
  async (language) => {
    const { user } = await setup(language)
    await user.type(field(), '123450')
    expect(field().getAttribute('aria-busy')).toBe('true')
    await isWrong()
    expect(field().value).toBe('123450')
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('alert')).toBeTruthy()
    await user.keyboard('1')
    expect(field().value).toBe('1')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    await user.keyboard('23456')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  },
)

test('half a code is not sent', async () => {
  const { user } = await setup()
  await user.type(field(), '123')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await isWrong()
  expect(screen.getByText('Type all six digits.')).toBeTruthy()
})

test('a phone may offer the code that came by message', async () => {
  await setup()
  expect(field().autocomplete).toBe('one-time-code')
})
