import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { AccountWizard, type AccountWizardProps } from './example/AccountWizard.tsx'

afterEach(() => localStorage.clear())

type Person = Awaited<ReturnType<typeof render>>['user']

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const type = async (user: Person, label: RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text)
const next = (user: Person) => user.click(screen.getByRole('button', { name: 'Next' }))

async function throughAccount(user: Person) {
  await type(user, /E-mail/, 'maya@example.com')
  await type(user, /^Password/, 'a long password')
  await next(user)
  await heading('Person')
}
async function toReview(user: Person) {
  await throughAccount(user)
  await type(user, /First name/, 'Maya')
  await type(user, /Last name/, 'Laurent')
  await next(user)
  await heading('Address')
  await type(user, /City/, 'Lyon')
  await next(user)
  await heading('Review')
}

test('a step is left only when it is right, and what is wrong takes the focus', async () => {
  const { user } = await render(<AccountWizard />)
  await type(user, /E-mail/, 'maya@')
  await next(user)
  const summary = await screen.findByRole('group', { name: 'Fix 2 fields' })
  expect(document.activeElement).toBe(summary)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Account')
  expect(screen.getByRole('button', { name: /Account.*Error/ })).toBeTruthy()
})

test('the next step takes the focus at its heading', async () => {
  const { user } = await render(<AccountWizard />)
  await throughAccount(user)
  expect(document.activeElement).toBe(await heading('Person'))
  expect(screen.getByRole('button', { name: /Account.*Completed/ })).toBeTruthy()
})

test('goes back without losing anything, and not forward past a step that is wrong', async () => {
  const { user } = await render(<AccountWizard />)
  await throughAccount(user)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Account')
  expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('maya@example.com')
  await user.click(screen.getByRole('button', { name: /Address/ }))
  await heading('Person')
  expect(screen.getAllByText('Fill this in.').length).toBeGreaterThan(0)
})

test('the review shows every answer and leads back to each step', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined)
  const { user } = await render(<AccountWizard onSubmit={onSubmit} />)
  await toReview(user)
  expect(screen.getByText('Lyon')).toBeTruthy()
  expect(screen.getByText('Not filled in')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change Person' }))
  await heading('Person')
  await next(user)
  await next(user)
  await heading('Review')
  await user.click(screen.getByRole('button', { name: 'Open the account' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

test('a double click on the way to the review does not send what nobody has read', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined)
  const { user } = await render(<AccountWizard onSubmit={onSubmit} />)
  await toReview(user)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Address')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 })
  await heading('Review')
  fireEvent.click(screen.getByRole('button', { name: 'Open the account' }), { detail: 2 })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Address')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what the server refuses brings back the step where it was answered', async () => {
  const { user } = await render(
    <AccountWizard onSubmit={async () => ({ email: 'This address is taken.' })} />,
  )
  await toReview(user)
  await user.click(screen.getByRole('button', { name: 'Open the account' }))
  await heading('Account')
  expect(screen.getAllByText(/This address is taken/).length).toBeGreaterThan(0)
})

function InAddress(props: AccountWizardProps) {
  const [step, setStep] = useState('review')
  return (
    <>
      <output>{step}</output>
      <AccountWizard {...props} currentId={step} onStepChange={setStep} />
    </>
  )
}

test('an address that leads past empty steps comes back to the first of them', async () => {
  await render(<InAddress />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('account'))
  await heading('Account')
})

test('kept in the address, a sending in vain shows what is wrong, and its summary leads to the other steps', async () => {
  const { user } = await render(<InAddress variant="joined" mistakesStop="sending" />)
  await heading('Review')
  await user.click(screen.getByRole('button', { name: 'Open the account' }))
  await heading('Account')
  const address = screen.getByRole('status')
  expect(address.textContent).toBe('account')
  const summary = screen.getByRole('group', { name: /^Fix/ })
  await user.click(within(summary).getAllByRole('link')[2]!)
  await heading('Person')
  expect(address.textContent).toBe('person')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/First name/)))
})

test('a draft brings everything back but the password', async () => {
  const first = await render(<AccountWizard draftKey="draft-account" />)
  await throughAccount(first.user)
  first.unmount()
  expect(localStorage.getItem('draft-account')).not.toContain('a long password')
  const { user } = await render(<AccountWizard draftKey="draft-account" />)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('maya@example.com')
})

test('the steps can be gone through by keyboard in Arabic', async () => {
  const { user } = await render(<AccountWizard />, { language: 'ar' })
  await type(user, /E-mail/, 'maya@example.com')
  await type(user, /^Password/, 'a long password{Enter}')
  await heading('Person')
  expect(screen.getByRole('button', { name: 'التالي' })).toBeTruthy()
})

const inRail = { variant: 'rail', mistakesStop: 'sending' } as const

test('where mistakes stop only the sending, a wrong step is left, says so, and leads back to its field', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined)
  const { user } = await render(<AccountWizard {...inRail} onSubmit={onSubmit} />)
  expect(screen.queryByRole('button', { name: /Address/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Person' }))
  await heading('Person')
  expect(await screen.findByText('2 fields to fix')).toBeTruthy()
  await type(user, /First name/, 'Maya')
  await type(user, /Last name/, 'Laurent')
  await user.click(screen.getByRole('button', { name: 'Go to “E-mail”' }))
  await heading('Account')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/)))
  await type(user, /E-mail/, 'maya@example.com')
  await type(user, /^Password/, 'a long password')
  await user.click(screen.getByRole('button', { name: 'Person' }))
  await heading('Person')
  expect(screen.queryByText(/to fix/)).toBeNull()
})

test('a mistake stops the sending, and the step that has it comes on show', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined)
  const { user } = await render(<AccountWizard {...inRail} onSubmit={onSubmit} />)
  for (const name of ['Person', 'Address', 'Review', 'Open the account'])
    await user.click(await screen.findByRole('button', { name }))
  await heading('Account')
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each(['joined', 'apart'] as const)(
  'steps of a wizard that is %s say what is wrong with them where mistakes stop the sending',
  async (variant) => {
    const { user } = await render(
      <AccountWizard variant={variant} orientation="vertical" mistakesStop="sending" />,
    )
    await next(user)
    await heading('Person')
    expect(await screen.findByText('2 fields to fix')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go to “E-mail”' })).toBeTruthy()
  },
)

test('below a heading of level 2, its own are one deeper', async () => {
  await render(<AccountWizard headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Account' })).toBeTruthy()
})

test('a resumed draft comes back by itself, with how far one had come and what was wrong', async () => {
  const values = { email: 'maya@', firstName: 'Maya', lastName: { odd: true }, unknown: 1 }
  localStorage.setItem('draft-account', JSON.stringify({ at: Date.now(), values }))
  await render(<AccountWizard {...inRail} draftKey="draft-account" isDraftResumed currentId="person" />)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Maya'))
  expect(screen.getByLabelText<HTMLInputElement>(/Last name/).value).toBe('')
  expect(await screen.findByText('2 fields to fix')).toBeTruthy()
})
