import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { Faq } from './Faq.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const open = (search = '') =>
  renderScreen(<Faq />, {
    path: '/pages/faq',
    address: `/pages/faq${search}`,
    groups: ['faq', 'helpContact', 'titles'],
  })

test(
  'questions stand by subject, the first one open',
  async () => {
    const { user } = await open()
    await screen.findByRole('tab', { name: 'Payment', selected: true }, patience)
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    const first = await screen.findByRole('button', { name: 'What does delivery cost?' }, patience)
    expect(first.ariaExpanded).toBe('true')
  },
  LONG,
)

test(
  'a search marks what it finds, and shows the first subject that has some',
  async () => {
    const { user } = await open('?group=delivery')
    await user.type(await screen.findByRole('searchbox', { name: 'Search questions' }, patience), 'guarantee')
    await screen.findByRole('tab', { name: /Products and services/, selected: true }, patience)
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('guarantee'), patience)
  },
  LONG,
)

test(
  'how many questions were found is said of what was asked, not of what stood there before',
  async () => {
    const { user } = await open()
    const search = await screen.findByRole('searchbox', { name: 'Search questions' }, patience)
    await screen.findByRole('tab', { name: 'Payment' }, patience)
    const said = new Set<string>()
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live]'))
        if (textContent) said.add(textContent)
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    await user.click(search)
    await user.paste('zebra')
    await screen.findByText('0 questions found', {}, patience)
    observer.disconnect()
    expect([...said].filter((words) => words.endsWith('found'))).toEqual(['0 questions found'])
  },
  LONG,
)

test(
  'what finds nothing helps on, and gives the focus back to the search',
  async () => {
    const { user } = await open('?q=zebra')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }, patience))
    expect(await screen.findAllByRole('tab', {}, patience)).toHaveLength(5)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  },
  LONG,
)

test('says what could not be loaded', async () => {
  setScenario({ fail: 'pages' })
  await open()
  expect(
    await screen.findByRole('heading', { name: 'The questions could not be loaded' }, patience),
  ).toBeTruthy()
})
