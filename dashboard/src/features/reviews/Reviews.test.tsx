import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { reviews } from '../../../../mocks/areas/reviews/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { late } from '../../../../tests/support/late.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Reviews } from './list/Reviews.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./one/ReviewQuickView.tsx'),
    import('../../shared/list/quick-view/QuickViewPanel.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
  ])
}, 60_000)

const open = (search = '', rules?: AbilityRule[]) =>
  renderScreen(<Reviews />, {
    path: '/apps/ecommerce/manage-review',
    address: `/apps/ecommerce/manage-review${search}`,
    groups: ['reviews'],
    rules,
  })
const pending = () => reviews.all().find(({ status }) => status === 'Pending')!

test(
  'the bars of the stars add up to all reviews, and lead to them',
  async () => {
    await open()
    const bars = within(await screen.findByRole('list', { name: 'Reviews by stars' }, patience))
    const counts = bars.getAllByRole('listitem').map((row) => Number(/\d+$/.exec(row.textContent)![0]))
    expect(counts.reduce((one, other) => one + other)).toBe(reviews.all().length)
    expect(bars.getByRole('link', { name: '2 stars' }).getAttribute('href')).toContain('rating=2')
  },
  LONG,
)

test(
  'a review is opened beside the list as it is',
  async () => {
    await open('?status=Pending&size=25')
    const [link] = await screen.findAllByRole('link', { name: pending().product }, patience)
    expect(link!.getAttribute('href')).toMatch(/status=Pending&size=25&quickView=\d+$/)
  },
  LONG,
)

test(
  'a review is published where it is read, and taken off again by undo',
  async () => {
    const { id } = pending()
    const { user } = await open(`?status=Pending&size=100&quickView=${id}`)
    const panel = within(await screen.findByRole('dialog', {}, patience))
    await user.click(await panel.findByRole('switch', { name: /Shown in the shop/ }, patience))
    await screen.findByText('The review is published', {}, patience)
    expect(reviews.get(id)!.status).toBe('Published')
    // The list of those that wait has it no longer; who reads it still does.
    const waiting = reviews.all().filter(({ status }) => status === 'Pending').length
    await waitFor(
      () => expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(waiting),
      patience,
    )
    expect(panel.getByRole<HTMLInputElement>('switch').checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
    await waitFor(() => expect(reviews.get(id)!.status).toBe('Pending'), patience)
  },
  LONG,
)

test(
  'who may not publish sees whether a review is in the shop, and why that is not to be changed',
  async () => {
    const reason = 'Only editors publish reviews.'
    await open(`?size=100&quickView=${pending().id}`, [
      { action: 'manage', subject: 'all' },
      { action: 'update', subject: 'Review', inverted: true, reason },
    ])
    const panel = within(await screen.findByRole('dialog', {}, patience))
    const name = 'Shown in the shop'
    const shown = await panel.findByRole<HTMLInputElement>('switch', { name, description: reason }, patience)
    expect(shown.checked).toBe(false)
    expect(shown.getAttribute('aria-readonly')).toBe('true')
  },
  LONG,
)

test(
  'a reply needs words, and stands below the review then',
  async () => {
    const { id } = reviews.all().find(({ reply }) => reply === null)!
    const { user } = await open(`?quickView=${id}&size=100`)
    const panel = within(await screen.findByRole('dialog', {}, patience))
    const words = await panel.findByRole('textbox', { name: 'Your reply' }, patience)
    const send = panel.getByRole('button', { name: 'Send reply' })
    await user.click(send)
    await panel.findByRole('group', { name: /^Fix 1 field/ }, patience)
    expect(reviews.get(id)!.reply).toBeNull()
    await user.type(words, 'Thank you, we mend it.')
    await user.click(send)
    await panel.findByText(/^Replied on/, {}, patience)
    expect(reviews.get(id)!.reply!.text).toBe('Thank you, we mend it.')
  },
  LONG,
)

test(
  'what is typed while a reply is on its way stays where it is typed',
  async () => {
    const { id } = reviews.all().find(({ reply }) => reply === null)!
    const { user } = await open(`?quickView=${id}&size=100`)
    const panel = within(await screen.findByRole('dialog', {}, patience))
    const words = await panel.findByRole('textbox', { name: 'Your reply' }, patience)
    await user.type(words, 'Thank you.')
    const answer = late('post', '*/reviews/:id/reply')
    await user.click(panel.getByRole('button', { name: 'Send reply' }))
    await user.type(words, ' Come again.')
    answer()
    await panel.findByText(/^Replied on/, {}, patience)
    const field = panel.getByRole<HTMLTextAreaElement>('textbox')
    expect(field.value).toBe('Thank you. Come again.')
    expect(document.activeElement).toBe(field)
  },
  LONG,
)

test(
  'several are deleted at once, and come back',
  async () => {
    const { user } = await open()
    const boxes = (await screen.findAllByRole('checkbox', { name: /·/ }, patience)).slice(0, 2)
    for (const box of boxes) await user.click(box)
    const before = reviews.all().length
    await user.click(await screen.findByRole('button', { name: 'Delete' }, patience))
    await screen.findByText('2 reviews were deleted', {}, patience)
    expect(reviews.all()).toHaveLength(before - 2)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(reviews.all()).toHaveLength(before), patience)
  },
  LONG,
)

test(
  'what cannot be loaded is said, of the figures and of the list',
  async () => {
    setScenario({ fail: 'ecommerce' })
    await open()
    for (const name of ['The figures could not be loaded', 'Reviews could not be loaded'])
      expect(await screen.findByRole('heading', { name }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'who may not change reviews is told why instead of a form for the reply',
  async () => {
    await open('?quickView=1&size=100', [
      { action: 'manage', subject: 'Review', inverted: true, reason: 'Reviews stay as they are.' },
      { action: 'read', subject: 'Review' },
    ])
    expect(await screen.findByText('Reviews stay as they are.', {}, patience)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /reply/i })).toBeNull()
  },
  LONG,
)
