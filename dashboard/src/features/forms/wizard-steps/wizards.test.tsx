import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { toastQueue } from '../../../../../design-system/src/components/Toast/toasts.ts'
import { Basic } from '../form-wizard-numbered/demos/Basic.tsx'
import { Rail } from '../form-wizard-numbered/demos/Rail.tsx'
import { Validation } from '../form-wizard-numbered/demos/Validation.tsx'

const patience = { timeout: 10_000 }
const LONG = 40_000
const open = (demo: ReactNode) => renderProduct(demo, { groups: ['formWizardDemos'] })
const step = (name: string) => screen.findByRole('heading', { level: 3, name }, patience)
const button = (name: string) => screen.findByRole('button', { name }, patience)
const said = () => toastQueue.visibleToasts.map(({ content }) => content.title)

test(
  'a step with a mistake is not left, and says which answers it misses',
  async () => {
    const { user } = await open(<Basic />)
    await user.click(await button('Next'))
    expect(await screen.findByText('Fix 3 fields', undefined, patience)).toBeTruthy()
    await step('Account')
  },
  LONG,
)

test(
  'a mistake in an earlier step is said where one is, and a link leads to its field',
  async () => {
    const { user } = await open(<Validation />)
    await step('Address')
    await user.click(await button('Go to “Account”'))
    await step('Account')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)), patience)
  },
  LONG,
)

test(
  'what was answered is reviewed, registered and cleared for the next one',
  async () => {
    const { user } = await open(<Rail />)
    await step('Review')
    expect(screen.getByText('14 rue des Docks')).toBeTruthy()
    expect(screen.queryByText('harbour-east-1522')).toBeNull()
    await user.click(await button('Register'))
    await step('Account')
    expect(said()).toEqual(['Ines Moreau is registered'])
    expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('')
    expect(screen.queryByText('Completed')).toBeNull()
  },
  LONG,
)

test(
  'once someone is registered, no step counts as done for the next one',
  async () => {
    const { user } = await open(<Validation />)
    await step('Address')
    await user.type(screen.getByLabelText(/^City/), 'Lyon')
    await user.click(await button('Go to “Account”'))
    await step('Account')
    await user.type(screen.getByLabelText(/^Email/), 'example.com')
    for (const next of ['Person', 'Address', 'Links', 'Review']) {
      await user.click(await button('Next'))
      await step(next)
    }
    await user.click(await button('Register'))
    await step('Account')
    await waitFor(() => expect(screen.queryByText('Completed')).toBeNull(), patience)
    expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('')
  },
  LONG,
)
