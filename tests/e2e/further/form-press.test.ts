import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ofAccounts, ofPeople, ofTheShop, ofVisitors, type Place } from '../support/form-places.ts'
import { expectAddress, visit } from '../support/visit.ts'

const drawnAnew = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Presses where the least shift would move it away, and lets go only after the page was drawn anew. */
async function pressAtEdge(page: Page, target: Locator) {
  const box = (await target.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + 3)
  await page.mouse.down()
  await drawnAnew(page)
  await page.mouse.up()
}

/** Goes on within the page, as a link does; what stood there is told apart from what comes. */
const goOn = (page: Page, address: string) =>
  page.evaluate((to) => {
    for (const old of document.querySelectorAll<HTMLElement>('input, textarea, button')) old.dataset.past = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Where nothing must be filled in, what is sent stops here: it would change what later forms are about. */
const hold = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
        document.documentElement.dataset.sent = ''
      },
      { capture: true, once: true },
    )
    delete document.documentElement.dataset.sent
  })

const within = (page: Page, { address, form, presses }: Place) => {
  if (form) return page.getByRole('form', { name: form })
  return presses || /(dialog|do|add|open|quickView)=/.test(address)
    ? page.getByRole('dialog')
    : page.locator('body')
}

/** Empties the first field that must be filled and presses the form's button from there; whether it was sent. */
async function isSent(page: Page, place: Place) {
  await goOn(page, place.address)
  for (const name of place.presses ?? [])
    await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click()
  const scope = within(page, place)
  const changed = place.changes ? scope.getByRole('textbox', { name: place.changes }) : undefined
  const atFirst = await changed?.inputValue()
  await changed?.fill(`${atFirst} once more`)
  const isNew = page.locator(':not([data-past])')
  const button = place.sender
    ? scope.getByRole('button', { name: place.sender, exact: true }).and(isNew).first()
    : scope.locator('button[type=submit]').and(isNew).last()
  const required = scope.locator(':is(input, textarea)[aria-required=true]:not([data-past])').first()
  await button.waitFor({ timeout: 20_000 })
  const isRequired = (await required.count()) > 0
  const field = isRequired
    ? required
    : scope
        .locator('form :is(input:not([type=hidden]), textarea, button):not([type=submit], :disabled)')
        .last()
  const before = isRequired ? await field.inputValue() : ''
  if (isRequired) await field.fill('')
  else await hold(page)
  await button.scrollIntoViewIfNeeded()
  await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await drawnAnew(page)
  await pressAtEdge(page, button)
  // The focus goes to what is wrong or to the summary of it; after a press that was lost it is on the button.
  const isAnswered = page.waitForFunction(
    (isWrong) =>
      isWrong
        ? document.activeElement?.matches('[aria-invalid=true], [role=group]')
        : document.documentElement.dataset.sent === '',
    isRequired,
    { timeout: 20_000 },
  )
  const isSent = await isAnswered.then(
    () => true,
    () => false,
  )
  // With changes, one would be asked before going on.
  if (isRequired) await field.fill(before)
  await changed?.fill(atFirst!)
  return isSent
}

/** The forms that were not sent, each with what went wrong on the way to its button. */
async function unsent(places: readonly Place[], as?: 'admin') {
  const begin = async () => {
    const page = await visit('/pages/misc/coming-soon', { as })
    await page.locator('h1').waitFor()
    return page
  }
  let page = await begin()
  const faults: string[] = []
  for (const place of places)
    try {
      if (!(await isSent(page, place))) faults.push(place.address)
    } catch (error) {
      faults.push(`${place.address}: ${(error as Error).message}`)
      // What is open there stands in the way of all that follow.
      page = await begin()
    }
  return faults
}

test.each([
  ['signing in and up', ofVisitors, undefined],
  ['people and their rights', ofPeople, 'admin'],
  ['accounts of customers and one’s own', ofAccounts, 'admin'],
  ['the shop', ofTheShop, 'admin'],
] as const)(
  'the first press on the button of a form sends it: %s',
  async (_, places, as) => {
    expect(await unsent(places, as)).toEqual([])
  },
  180_000,
)

test('a press from a field that is wrong reaches a checkbox, another field and a link', async () => {
  const page = await visit('/pages/authentication/register-v1')
  const [name, email] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)]
  const agreement = page.getByRole('checkbox')
  await name.focus()
  await pressAtEdge(page, agreement)
  expect(await agreement.isChecked()).toBe(true)
  await page.getByText('Fill this in.').waitFor()
  await email.focus()
  await pressAtEdge(page, page.locator('input[name=password]'))
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  // What the field before says makes room first.
  await expect.poll(() => page.getByText('Fill this in.').count()).toBe(2)
  await pressAtEdge(page, page.getByRole('link', { name: 'Sign in' }))
  await expectAddress(page, '/pages/authentication/login-v1')
})

test('so does a finger', async () => {
  const page = await visit('/pages/authentication/register-v1', {
    context: { hasTouch: true, viewport: { width: 390, height: 844 } },
  })
  await page.getByRole('textbox').first().tap()
  const button = page.locator('button[type=submit]')
  await button.scrollIntoViewIfNeeded()
  const box = (await button.boundingBox())!
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 3)
  await expect.poll(() => page.locator('[role=group]:focus').count()).toBe(1)
})
