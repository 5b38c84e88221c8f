import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../../tests/support/product.tsx'
import { withMock } from '../../../../../tests/support/screen.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { About } from './About.tsx'

withMock()
const patience = { timeout: 20_000 }
const LONG = 60_000
const path = '/data1522/nosotros'
/** A name that is longer than a line may be. */
const cv = new File(['%PDF-1.7 a whole life'], `${'a-long-life-'.repeat(20)}noor.pdf`, {
  type: 'application/pdf',
})

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = (search = '', language: 'en' | 'ar' = 'en') =>
  renderProduct(<About />, {
    address: path + search,
    groups: ['about', 'jobs', 'titles', 'publicPage'],
    language,
  })
type User = Awaited<ReturnType<typeof open>>['user']

const form = async () => within(await screen.findByRole('form', { name: /^Application: / }, patience))

async function fill(user: User) {
  const fields = await form()
  await user.type(fields.getByRole('textbox', { name: /^Name/ }), 'Noor')
  await user.type(fields.getByRole('textbox', { name: /^Email/ }), 'noor@elamrani.example')
  await user.click(fields.getByRole('textbox', { name: /^Why this job/ }))
  await user.paste('I drew the bus map of Rabat by hand.')
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, cv)
  await fields.findByRole('button', { name: /noor\.pdf/ }, patience)
  return fields
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send application' }))

test(
  'an application arrives, the confirmation has the focus, and closing gives it to the job',
  async () => {
    const { user } = await open('?job=writer')
    await fill(user)
    await send(user)
    const thanks = await screen.findByRole('heading', { name: 'Thank you, Noor' }, patience)
    expect(document.activeElement).toBe(thanks)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const head = screen.getByRole('button', { name: /^Technical writer/ })
    await waitFor(() => expect(head.getAttribute('aria-expanded')).toBe('false'), patience)
    expect(document.activeElement).toBe(head)
  },
  LONG,
)

test(
  'one that fails keeps what was typed and the file',
  async () => {
    const { user } = await open('?job=writer')
    const fields = await fill(user)
    setScenario({ fail: 'front' })
    await send(user)
    await screen.findByText(/Something went wrong on the server/, {}, patience)
    expect(fields.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why/ }).value).toContain('Rabat')
    expect(fields.getByRole('button', { name: /noor\.pdf/ })).toBeTruthy()
    setScenario()
    await send(user)
    await screen.findByRole('heading', { name: 'Thank you, Noor' }, patience)
  },
  LONG,
)

test(
  'closing keeps the draft, and one job is open at a time',
  async () => {
    const { user } = await open('?job=writer')
    const fields = await form()
    await user.type(fields.getByRole('textbox', { name: /^Name/ }), 'Noor')
    await user.click(screen.getByRole('button', { name: /^Map engineer/ }))
    await waitFor(() => expect(shownAddress()).toBe(`${path}?job=map-engineer`), patience)
    const head = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
    expect([head(/^Map engineer/), head(/^Technical writer/)]).toEqual(['true', 'false'])
    await user.click(screen.getByRole('button', { name: /^Technical writer/ }))
    await waitFor(() => expect(shownAddress()).toBe(`${path}?job=writer`), patience)
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Noor')
  },
  LONG,
)

test(
  'what is no CV is not taken, and nothing is sent without one',
  async () => {
    const { user } = await open('?job=writer')
    const fields = await form()
    const fake = new File(['GIF89a'], 'cv.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, fake)
    await waitFor(() => expect(fields.getByText(/cv\.pdf/)).toBeTruthy(), patience)
    await send(user)
    expect((await fields.findAllByText(/Choose your CV/, {}, patience)).length).toBeGreaterThan(0)
  },
  LONG,
)

test('a job that is not open is named, and the others are there', async () => {
  const { user } = await open('?job=astronaut&place=moon')
  await screen.findByText('This job is not open', {}, patience)
  expect(screen.getByRole('button', { name: /^Map engineer/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all jobs' }))
  await waitFor(() => expect(shownAddress()).not.toContain('astronaut'), patience)
})

test('jobs that cannot be loaded are asked for again', async () => {
  setScenario({ fail: 'front' })
  const { user } = await open('', 'ar')
  await screen.findByRole('heading', { name: 'تعذّر تحميل الوظائف' }, patience)
  setScenario()
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await screen.findByRole('button', { name: /^مهندس خرائط/ }, patience)).toBeTruthy()
})
