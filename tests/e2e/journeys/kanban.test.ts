import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, visit } from '../support/visit.ts'

const LONG = 120_000
const CARD = 'Sketch the gift wrapping page'

/** The titles of a board's cards, in their order. */
const cardsOf = (page: Page, board: string) =>
  page.getByRole('region', { name: board, exact: true }).locator('[data-card-link]').allTextContents()

/** Picks a card up by keys, takes it along these, and puts it down. */
async function move(page: Page, name: string, ...keys: string[]) {
  await page.getByRole('link', { name, exact: true }).focus()
  for (const key of [' ', ...keys, ' ']) await page.keyboard.press(key)
}

/** Holds a card under a finger until it is lifted, takes it to a board, and lets go. */
async function dragByTouch(page: Page, name: string, board: string) {
  const client = await page.context().newCDPSession(page)
  const region = page.getByRole('region', { name: board, exact: true })
  const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middleOf(page.getByRole('link', { name, exact: true }))
  const to = await middleOf(region.locator('[data-slot]').first())
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof from)[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  await page.locator('[data-lifted]').waitFor()
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  await region.locator('[data-target]').waitFor()
  await touch('touchEnd')
}

test.each([
  { language: 'en', undo: 'Undo' },
  { language: 'ar', undo: 'تراجع' },
])(
  'a card that is held under a finger goes to another board, and comes back by undo: $language',
  async ({ language, undo }) => {
    const page = await visit('/apps/kanban', {
      as: 'admin',
      preferences: { language },
      context: { hasTouch: true },
    })
    await page.getByRole('link', { name: CARD, exact: true }).waitFor()
    const before = await cardsOf(page, 'Up next')
    await dragByTouch(page, CARD, 'On the bench')
    await expect.poll(() => cardsOf(page, 'On the bench')).toContain(CARD)
    expect(await cardsOf(page, 'Up next')).not.toContain(CARD)
    await page.getByRole('button', { name: undo, exact: true }).click()
    await expect.poll(() => cardsOf(page, 'Up next')).toEqual(before)
  },
  LONG,
)

test.each([
  { language: 'en', onwards: 'ArrowRight', undo: 'Undo' },
  { language: 'ar', onwards: 'ArrowLeft', undo: 'تراجع' },
])(
  'a card goes across the boards by keys, and comes back by undo: $language',
  async ({ language, onwards, undo }) => {
    const page = await visit('/apps/kanban', { as: 'admin', preferences: { language } })
    await page.getByRole('link', { name: CARD, exact: true }).waitFor()
    const before = await cardsOf(page, 'Up next')
    await move(page, CARD, onwards, onwards)
    await expect.poll(() => cardsOf(page, 'Ready to ship')).toContain(CARD)
    await page.getByRole('button', { name: undo, exact: true }).click()
    await expect.poll(() => cardsOf(page, 'Up next')).toEqual(before)

    await page.getByRole('link', { name: CARD, exact: true }).click()
    await page.getByRole('dialog', { name: CARD }).waitFor()
    expect(new URL(page.url()).searchParams.get('card')).toBe('1')
    const second = await visit(addressOf(page), { as: 'admin', preferences: { language } })
    await second.getByRole('dialog', { name: CARD }).getByText('ribbon-colours.png').first().waitFor()
  },
  LONG,
)

test(
  'a card is dragged by mouse to the board beside',
  async () => {
    const page = await visit('/apps/kanban', { as: 'admin' })
    const card = page.getByRole('link', { name: CARD, exact: true })
    await card.hover()
    // What drags comes with the pointer.
    await page.locator('[id^=DndDescribedBy]').waitFor({ state: 'attached' })
    const target = page.getByRole('region', { name: 'On the bench', exact: true })
    const { x, y } = (await target.locator('[data-slot]').first().boundingBox())!
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 20, { steps: 5 })
    await target.locator('[data-target]').waitFor()
    await page.mouse.up()
    await expect.poll(() => cardsOf(page, 'On the bench')).toContain(CARD)
    expect(await cardsOf(page, 'Up next')).not.toContain(CARD)
  },
  LONG,
)

test(
  'a move that fails returns alone',
  async () => {
    const page = await visit('/apps/kanban', { as: 'admin' })
    await page.getByRole('link', { name: CARD, exact: true }).waitFor()
    const [before, shipped] = [await cardsOf(page, 'Up next'), await cardsOf(page, 'Ready to ship')]
    await move(page, shipped[1]!, 'ArrowUp')
    const changed = [shipped[1], shipped[0], ...shipped.slice(2)]
    await page.getByText(`“${shipped[1]}” was moved to Ready to ship`).first().waitFor()

    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Developer panel' }).click()
    const panel = page.getByRole('dialog', { name: 'Developer panel' })
    await panel.getByRole('checkbox', { name: 'Failing' }).check()
    await panel.getByRole('button', { name: /Everywhere/ }).click()
    await page.getByRole('option', { name: 'Kanban' }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await move(page, CARD, 'ArrowRight')
    await page.getByText('The change was not saved').first().waitFor()
    await expect.poll(() => cardsOf(page, 'Up next')).toEqual(before)
    expect(await cardsOf(page, 'Ready to ship')).toEqual(changed)
  },
  LONG,
)
