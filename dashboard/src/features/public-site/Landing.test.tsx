import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { Landing } from './Landing.tsx'

withMock()
const patience = { timeout: 30_000 }

beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))
afterAll(() => vi.unstubAllGlobals())

const open = async (search = '', language: 'en' | 'ar' = 'en') => {
  const view = await renderProduct(<Landing />, {
    address: `/data1522${search}`,
    groups: ['landing', 'landingShow', 'publicPage'],
    language,
  })
  await view.user.keyboard('{Shift}')
  return view
}

test.each([
  ['en', 'Open the demo', 'admin'],
  ['ar', 'التجوّل بصفة عميل', 'client'],
] as const)('opens the demo by one press, where the work begins, in %s', async (language, name, role) => {
  const { user } = await open('', language)
  await user.click(screen.getAllByRole('button', { name })[0]!)
  await waitFor(() => expect(shownAddress()).toBe('/apps/ecommerce/order/list'), patience)
  expect(store.get(sessionAtom)?.userData.role).toBe(role)
})

test('opens it where the visitor was going', async () => {
  const { user } = await open('?role=editor&to=%2Fapps%2Fuser%2Flist')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/login?role=editor&to=%2Fapps%2Fuser%2Flist')
  await user.click(screen.getByRole('button', { name: 'Look around as a client' }))
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list?role=editor'), patience)
})

test('of two ways in that one presses, the first opens', async () => {
  const { user } = await open()
  let calls = 0
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/auth/login', async () => {
      calls += 1
      await pressed
    }),
  )
  await user.click(screen.getAllByRole('button', { name: 'Open the demo' })[0]!)
  await user.click(screen.getByRole('button', { name: 'Look around as a client' }))
  goOn()
  await waitFor(() => expect(shownAddress()).toBe('/apps/ecommerce/order/list'), patience)
  expect([calls, store.get(sessionAtom)?.userData.role]).toEqual([1, 'admin'])
})

test('says when the demo does not open', async () => {
  setScenario({ fail: 'auth' })
  const { user } = await open()
  await user.click(screen.getAllByRole('button', { name: 'Open the demo' })[0]!)
  expect(await screen.findByText(/Something went wrong on the server/, {}, patience)).toBeTruthy()
  expect(store.get(sessionAtom)).toBeNull()
})

test('a message that could not be sent is kept, and sent by another press', async () => {
  const { user } = await open()
  const name = await screen.findByRole('textbox', { name: 'Name' }, patience)
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const send = screen.getByRole('button', { name: 'Send message' })
  await user.type(name, 'Iris')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'iris@heron.example')
  await user.type(message, 'How many vans?')
  setScenario({ fail: 'front' })
  await user.click(send)
  expect(await screen.findByText(/Something went wrong on the server/, {}, patience)).toBeTruthy()
  expect(message.value).toBe('How many vans?')
  setScenario()
  await user.click(send)
  const thanks = await screen.findByRole('heading', { name: 'Thank you, Iris' }, patience)
  expect(document.activeElement).toBe(thanks)
})

test('the plans have their prices by the year and by the month, and lead on to the same', async () => {
  const { user } = await open()
  const team = await screen.findByRole('heading', { level: 3, name: 'Team' }, patience)
  const card = team.closest('li')!
  const hrefOf = () => within(card).getByRole('link').getAttribute('href')
  expect(card.textContent).toContain(`$${PLAN_PRICES.team.yearly}`)
  expect(hrefOf()).toBe('/data1522/pricing')
  await user.click(screen.getByRole('radio', { name: 'Monthly' }))
  await waitFor(() => expect(card.textContent).toContain(`$${PLAN_PRICES.team.monthly}`), patience)
  expect(hrefOf()).toBe('/data1522/pricing?cycle=monthly')
})

test('a message without an address is not sent', async () => {
  const { user } = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }, patience), 'Iris')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByRole('group', { name: 'Fix 2 fields' }, patience)).toBeTruthy()
})

test('takes an address for the letter', async () => {
  const { user } = await open()
  const email = await screen.findByRole('textbox', { name: 'Email for the newsletter' }, patience)
  await user.type(email, 'iris@heron.example')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText('The next issue goes to iris@heron.example.', {}, patience)).toBeTruthy()
})
