import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Stepper, type Step } from './Stepper.tsx'

const steps: Step[] = [
  { id: 'cart', label: 'Cart' },
  { id: 'address', label: 'Address', state: 'error' },
  { id: 'payment', label: 'Payment' },
  { id: 'review', label: 'Review', isDisabled: true },
]
const words = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s+/g, ' ').trim())

test('says in words which steps are done, which failed, and where one is', async () => {
  await render(<Stepper label="Checkout" steps={steps} currentId="payment" />)
  const group = screen.getByRole('group', { name: 'Checkout' })
  expect(within(group).queryByRole('button')).toBeNull()
  expect(words()).toEqual(['Cart Completed', 'Address Error', '3Payment', '4Review'])
  expect(group.querySelector('[aria-current="step"]')?.textContent).toContain('Payment')
})

test('leads to a step by mouse and keyboard, but not to one that is off', async () => {
  const onStepChange = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Stepper label="Checkout" steps={steps} currentId="payment" onStepChange={onStepChange} />,
  )
  expect(screen.getByRole('navigation', { name: 'Checkout' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cart Completed' }))
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(onStepChange.mock.calls).toEqual([['cart'], ['address']])
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Payment')
})

test.each([
  ['en', 'Step 3 of 4'],
  ['fr', 'Étape 3 sur 4'],
  ['ar', 'الخطوة 3 من 4'],
] as const)('has a short form for little room in %s', async (language, short) => {
  await render(<Stepper label="Checkout" steps={steps} currentId="payment" />, { language })
  expect(screen.getByText(short).nextElementSibling?.textContent).toBe('Payment')
})

test('a column needs no short form', async () => {
  await render(<Stepper label="Checkout" steps={steps} currentId="payment" orientation="vertical" />)
  expect(screen.queryByText('Step 3 of 4')).toBeNull()
  expect(words()).toHaveLength(4)
})

test.each(inputs)('leads to a step by $by in $language', async (input) => {
  const onStepChange = vi.fn<(id: string) => void>()
  const { press } = await renderFor(
    input,
    <Stepper label="Checkout" steps={steps} currentId="payment" onStepChange={onStepChange} />,
  )
  await press(screen.getByRole('button', { name: /Address/ }))
  await press(screen.getByRole('button', { name: /Cart/ }), ' ')
  expect(onStepChange.mock.calls).toEqual([['address'], ['cart']])
})
