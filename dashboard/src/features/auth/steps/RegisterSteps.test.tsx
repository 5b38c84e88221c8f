import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../../tests/support/product.tsx'
import { RegisterSteps } from './RegisterSteps.tsx'

const PATH = '/pages/authentication/register-multi-steps'
const DRAFT = 'DATA1522-draft-sign-up-nobody'
const GOOD = 'correct horse battery staple'

afterEach(() => localStorage.clear())

const setup = (query = '') =>
  renderProduct(<RegisterSteps />, { address: PATH + query, groups: ['auth', 'authForms', 'authSteps'] })
type Person = Awaited<ReturnType<typeof setup>>['user']

const step = (name: string) => screen.findByRole('heading', { level: 2, name }, { timeout: 5000 })
const next = (user: Person) => user.click(screen.getByRole('button', { name: 'Next' }))
const create = (user: Person) => user.click(screen.getByRole('button', { name: 'Create the account' }))
const fill = async (user: Person, answers: Record<string, string>) => {
  for (const [label, answer] of Object.entries(answers)) {
    await user.click(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }))
    await user.paste(answer)
  }
}
const passwords = { Password: GOOD, Repeat: GOOD }

async function toPersonal(user: Person) {
  await fill(user, { Username: 'maya', Email: 'maya@example.com', ...passwords })
  await next(user)
  await step('Personal')
}

/** Resumes what was typed before, up to the plan; passwords are asked anew. */
async function resumeToPlan(email = 'maya@example.com') {
  const person = { firstName: 'Maya', lastName: 'Laurent', country: 'FR' }
  const home = { address: '1 rue de la Gare', city: 'Lyon', postalCode: '69001' }
  const values = { username: 'maya', email, ...person, ...home }
  localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values }))
  const { user } = await setup()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await fill(user, passwords)
  await next(user)
  await step('Personal')
  expect(screen.getByRole('button', { name: 'Country France' })).toBeTruthy()
  await next(user)
  await step('Plan')
  return user
}

test('an address that leads too far comes back to the first step', async () => {
  await setup('?step=plan')
  await step('Account')
  await waitFor(() => expect(shownAddress()).toBe(`${PATH}?step=account`))
})

test('a step that is wrong is not left; a right one stands in the address', async () => {
  const { user } = await setup()
  await next(user)
  expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'Fix 4 fields' }))
  await toPersonal(user)
  await waitFor(() => expect(shownAddress()).toBe(`${PATH}?step=personal`))
})

test('what is typed is kept on this device, but no password', async () => {
  const { user, unmount } = await setup()
  await toPersonal(user)
  unmount()
  const kept = localStorage.getItem(DRAFT)!
  expect(kept).toContain('maya@example.com')
  expect(kept).not.toContain(GOOD)
  expect(Object.keys((JSON.parse(kept) as { values: object }).values)).not.toContain('card')
})

test('a paid plan asks for a card, part by part; a free one for none', async () => {
  const user = await resumeToPlan()
  await create(user)
  const summary = await screen.findByRole('group', { name: 'Fix 1 field' })
  expect(within(summary).getByRole('link').textContent).toContain('Payment card')
  expect(screen.getByLabelText(/^Card number/).getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('radio', { name: 'Basic' }))
  expect(screen.queryByLabelText(/^Card number/)).toBeNull()
  await create(user)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is ready' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText('Welcome, Maya. You are on the Basic plan.')).toBeTruthy()
  expect(localStorage.getItem(DRAFT)).toBeNull()
})

test('a refused address brings its step back', async () => {
  const user = await resumeToPlan('client@demo.com')
  await user.click(screen.getByRole('radio', { name: 'Basic' }))
  await create(user)
  await step('Account')
  expect(screen.getAllByText(/already an account/).length).toBeGreaterThan(0)
})
