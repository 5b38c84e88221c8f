import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ContactForm } from './example/ContactForm.tsx'
import { TabsForm } from './example/TabsForm.tsx'

afterEach(() => localStorage.clear())

const send = () => screen.getByRole('button', { name: 'Send' })
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ })

async function fill(user: Awaited<ReturnType<typeof render>>['user']) {
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Maya Laurent')
  await user.type(email(), 'maya@example.com')
  await user.click(screen.getByRole('button', { name: /What it is about/ }))
  await user.click(await screen.findByRole('option', { name: 'Press' }, { timeout: 10_000 }))
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'A long enough message')
  await user.click(screen.getByRole('checkbox'))
}

test('an empty form is not sent: the summary takes the focus and leads to each field', async () => {
  const onSubmit = vi.fn<() => Promise<void>>()
  const { user } = await render(<ContactForm onSubmit={onSubmit} />)
  await user.click(send())
  const summary = await screen.findByRole('group', { name: 'Fix 5 fields' })
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Full name: Fill this in.',
    'E-mail: Fill this in.',
    'What it is about: Choose one.',
    'Message: Fill this in.',
    'Agreement: Agree first, then we may write back.',
  ])
  await user.click(links[1]!)
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('says what is wrong when a field is left, and takes it back while it is mended', async () => {
  const { user } = await render(<ContactForm />)
  await user.type(email(), 'maya@')
  expect(email().getAttribute('aria-invalid')).toBeNull()
  await user.tab()
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Write the address like name@example.com.')).toBeTruthy()
  await user.type(email(), 'example.com')
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull())
})

test('moves nothing under a pointer: what is wrong is said once it is up, wherever that is', async () => {
  const onSubmit = vi.fn<() => Promise<void>>()
  const { user } = await render(<ContactForm onSubmit={onSubmit} />)
  await user.type(email(), 'maya@')
  await user.pointer({ target: send(), keys: '[MouseLeft>]' })
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText('Write the address like name@example.com.')).toBeNull()
  await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }])
  expect(await screen.findByText('Write the address like name@example.com.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: /^Fix \d/ })).toBeNull()
})

test('the summary keeps its size under a pointer too', async () => {
  const { user } = await render(<ContactForm />)
  await user.click(send())
  await screen.findByRole('group', { name: 'Fix 5 fields' })
  await user.pointer({ target: send(), keys: '[MouseLeft>]' })
  fireEvent.change(email(), { target: { value: 'maya@example.com' } })
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull())
  expect(screen.getByRole('group', { name: 'Fix 5 fields' })).toBeTruthy()
  await user.pointer('[/MouseLeft]')
  expect(await screen.findByRole('group', { name: 'Fix 4 fields' })).toBeTruthy()
})

test('speaks the language around', async () => {
  const { user } = await render(<ContactForm />, { language: 'ar' })
  await user.click(send())
  expect(await screen.findByRole('group', { name: 'صحّح 5 حقول' })).toBeTruthy()
  expect(screen.getAllByText('املأ هذا الحقل.').length).toBeGreaterThan(0)
})

test('sends what was filled in, once, and says so', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((done) => setTimeout(done, 200)))
  const { user } = await render(<ContactForm onSubmit={onSubmit} />)
  await fill(user)
  await user.dblClick(send())
  await waitFor(() => expect(screen.getByText('Sent. We answer within a day.')).toBeTruthy())
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'maya@example.com', topic: 'press' }),
    expect.any(Set),
  )
})

test('puts what the server refused at its field, and keeps what was typed', async () => {
  const { user } = await render(<ContactForm onSubmit={async () => ({ email: 'This address is taken.' })} />)
  await fill(user)
  await user.click(send())
  const summary = await screen.findByRole('group', { name: 'Fix 1 field' })
  expect(within(summary).getByRole('link').textContent).toBe('E-mail: This address is taken.')
  expect(email().value).toBe('maya@example.com')
  expect(email().getAttribute('aria-invalid')).toBe('true')
})

test('a failure that no field is to blame for loses nothing', async () => {
  const { user } = await render(<ContactForm onSubmit={() => Promise.reject(new Error('offline'))} />)
  await fill(user)
  await user.click(send())
  expect(await screen.findByRole('group', { name: /Nothing you typed is lost/ })).toBeTruthy()
  expect(email().value).toBe('maya@example.com')
})

test('keeps a draft and offers it to who comes back', async () => {
  const first = await render(<ContactForm draftKey="draft-contact" />)
  await first.user.type(email(), 'maya@example.com')
  first.unmount()
  const { user } = await render(<ContactForm draftKey="draft-contact" />)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(email().value).toBe('maya@example.com')
})

test('what was typed since stays when a draft comes back', async () => {
  const first = await render(<ContactForm draftKey="draft-contact" />)
  await first.user.type(email(), 'maya@example.com')
  first.unmount()
  const { user } = await render(<ContactForm draftKey="draft-contact" />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ })
  await user.type(name, 'Maya')
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(email().value).toBe('maya@example.com')
  expect(name.value).toBe('Maya')
})

test('a draft goes when the form is sent, or when nobody wants it', async () => {
  const first = await render(<ContactForm draftKey="draft-contact" />)
  await fill(first.user)
  await first.user.click(send())
  await screen.findByText('Sent. We answer within a day.')
  first.unmount()
  expect(localStorage.getItem('draft-contact')).toBeNull()
})

test('what is typed while the form is on its way stays, is a change again, and is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user } = await render(<ContactForm draftKey="draft-contact" onSubmit={() => promise} />)
  await fill(user)
  await user.click(send())
  await user.type(email(), '.tn')
  resolve()
  await waitFor(() => expect(localStorage.getItem('draft-contact')).toContain('maya@example.com.tn'))
  expect(email().value).toBe('maya@example.com.tn')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('what is typed and taken back leaves no draft', async () => {
  const { user } = await render(<ContactForm draftKey="draft-contact" />)
  await user.type(email(), 'maya@')
  await waitFor(() => expect(localStorage.getItem('draft-contact')).not.toBeNull())
  await user.clear(email())
  await waitFor(() => expect(localStorage.getItem('draft-contact')).toBeNull())
})

test('a draft keeps what was changed, and not what a server may change meanwhile', async () => {
  const { user } = await render(<ContactForm draftKey="draft-contact" />)
  await user.type(email(), 'maya@')
  await waitFor(() => expect(localStorage.getItem('draft-contact')).not.toBeNull())
  const { values } = JSON.parse(localStorage.getItem('draft-contact')!) as { values: object }
  expect(values).toEqual({ email: 'maya@' })
})

test('a spoilt draft keeps nobody from the form', async () => {
  localStorage.setItem('draft-contact', '{"values": 7')
  await render(<ContactForm draftKey="draft-contact" />)
  expect(email().value).toBe('')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('warns before a page with changes is closed, also while they are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user } = await render(<ContactForm onSubmit={() => promise} />)
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await user.type(email(), 'm')
  await waitFor(() => expect(isAsked()).toBe(true))
  await user.clear(email())
  await fill(user)
  await user.click(send())
  await screen.findByRole('button', { name: /^Send ?In progress$/ })
  expect(isAsked()).toBe(true)
  resolve()
  await waitFor(() => expect(isAsked()).toBe(false))
})

test('Enter in a field sends the form', async () => {
  const { user } = await render(<ContactForm />)
  await user.type(email(), 'maya@{Enter}')
  expect(await screen.findByRole('group', { name: /^Fix \d+ fields?$/ })).toBeTruthy()
})

test('tabs begin where they are told, and say where a person goes', async () => {
  const onSelectionChange = vi.fn<(id: string) => void>()
  const { user } = await render(<TabsForm defaultSelectedId="bank" onSelectionChange={onSelectionChange} />)
  expect(screen.getByRole('tab', { name: /^Bank/ }).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('tab', { name: /^Company/ }))
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('company')
  expect(screen.getByRole('textbox', { name: /Company name/ })).toBeTruthy()
})

test('says which answers were changed', async () => {
  const onSubmit = vi.fn<(values: object, changed: ReadonlySet<string>) => Promise<void>>()
  const { user } = await render(<ContactForm onSubmit={onSubmit} />)
  await fill(user)
  await user.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  const [, changed] = onSubmit.mock.calls[0]!
  expect(changed).toContain('email')
  await user.type(email(), '.au')
  await user.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  expect([...onSubmit.mock.calls[1]![1]]).toEqual(['email'])
})

test.each([
  ['of the program is told to who can mend it', new TypeError('no such thing'), 1],
  ['of a call is told to the person alone', new Error('The call failed'), 0],
])('a fault %s', async (_, thrown, times) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await render(<ContactForm onSubmit={() => Promise.reject(thrown)} />)
  await fill(user)
  await user.click(send())
  await screen.findByRole('group', { name: /Nothing you typed is lost/ })
  expect(told).toHaveBeenCalledTimes(times)
  told.mockClear()
})
