import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

/** Where a form stands, and the button that sends it where that is not of its own. */
type Place = [address: string, sender?: string]

/** Variants of one screen do not follow each other, so that each form is a new one. */
const ofVisitors: Place[] = [
  ['/login'],
  ['/register'],
  ['/forgot-password'],
  ['/pages/authentication/reset-password-v1'],
  ['/pages/authentication/two-steps-v1'],
  ['/pages/authentication/login-v1'],
  ['/pages/authentication/register-v1'],
  ['/pages/authentication/forgot-password-v1'],
  ['/pages/authentication/reset-password-v2'],
  ['/pages/authentication/two-steps-v2'],
  ['/pages/authentication/login-v2'],
  ['/pages/authentication/register-v2'],
  ['/pages/authentication/forgot-password-v2'],
  ['/pages/authentication/register-multi-steps', 'Next'],
]

const ofPeople: Place[] = [
  ['/apps/user/list?add=user'],
  ['/apps/user/view/3?dialog=edit'],
  ['/apps/user/view/3?tab=security'],
  ['/apps/user/view/3?tab=billing&dialog=address'],
  ['/apps/user/view/3?tab=billing&dialog=card'],
  ['/apps/user/view/3?tab=billing&dialog=card&of=1'],
  ['/apps/user/view/3?tab=connections&dialog=link&of=1'],
  ['/apps/roles?dialog=add'],
  ['/apps/permissions?dialog=add'],
  ['/apps/permissions?dialog=edit&of=1'],
  ['/apps/ecommerce/customer/list?add=customer'],
  ['/apps/ecommerce/customer/details/251671?dialog=edit'],
  ['/apps/ecommerce/customer/details/251671?tab=security'],
  ['/apps/ecommerce/customer/details/251671?tab=security&dialog=twoStep'],
  ['/apps/ecommerce/customer/details/251671?tab=billing&dialog=address'],
  ['/apps/ecommerce/customer/details/251671?tab=billing&dialog=payment'],
]

const ofTheShop: Place[] = [
  ['/apps/ecommerce/product/add', 'Publish'],
  ['/apps/ecommerce/product/category-list?dialog=add'],
  ['/apps/ecommerce/product/add?id=41', 'Save'],
  ['/apps/ecommerce/product/add?dialog=category'],
  ['/apps/ecommerce/referrals'],
  ['/apps/ecommerce/product/add?dialog=picture'],
  ['/apps/ecommerce/order/details/5389?dialog=shipping'],
  ['/apps/ecommerce/settings'],
  ['/apps/ecommerce/settings?tab=locations&dialog=location&of=new'],
  ['/apps/ecommerce/settings?tab=shipping&dialog=zone&of=new'],
  ['/apps/invoice/add'],
  ['/apps/invoice/edit/5085'],
]

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
    for (const input of document.querySelectorAll('input')) input.dataset.past = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Empties the first field that must be filled and presses the form's button from there; whether it was sent. */
async function isSent(page: Page, [address, sender]: Place) {
  await goOn(page, address)
  const scope = /(dialog|do|add|open)=/.test(address) ? page.getByRole('dialog') : page.locator('body')
  const field = scope.locator('input[aria-required=true]:not([data-past])').first()
  const before = await field.inputValue()
  await field.fill('')
  const button = sender
    ? scope.getByRole('button', { name: sender, exact: true }).first()
    : scope.locator('button[type=submit]').last()
  await button.scrollIntoViewIfNeeded()
  await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await drawnAnew(page)
  await pressAtEdge(page, button)
  // The focus goes to what is wrong or to the summary of it; after a press that was lost it is on the button.
  const isAnswered = page.waitForFunction(
    () => document.activeElement?.matches('[aria-invalid=true], [role=group]'),
    undefined,
    { timeout: 20_000 },
  )
  const isSent = await isAnswered.then(
    () => true,
    () => false,
  )
  // With changes, one would be asked before going on.
  await field.fill(before)
  return isSent
}

async function unsent(places: readonly Place[], as?: 'admin') {
  const page = await visit('/pages/misc/coming-soon', { as })
  await page.locator('h1').waitFor()
  const addresses: string[] = []
  for (const place of places) if (!(await isSent(page, place))) addresses.push(place[0])
  return addresses
}

test.each([
  ['signing in and up', ofVisitors, undefined],
  ['people and their rights', ofPeople, 'admin'],
  ['the shop', ofTheShop, 'admin'],
] as const)(
  'the first press on the button of a form sends it: %s',
  async (_, places, as) => {
    expect(await unsent(places, as)).toEqual([])
  },
  90_000,
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
