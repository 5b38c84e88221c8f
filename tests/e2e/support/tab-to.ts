import type { Locator, Page } from 'playwright-core'

/** Goes on with Tab until this has the focus. */
export async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor()
  for (let step = 0; step < 150; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus did not come to ${String(wanted)}`)
}

/** Goes on with Tab until this has the focus, and presses Enter. */
export async function enter(page: Page, wanted: Locator) {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Walks with the arrow to an entry of an open list or menu, and chooses it. */
export async function choose(page: Page, wanted: Locator) {
  await wanted.waitFor()
  for (let step = 0; step < 300; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The focus did not come to ${String(wanted)}`)
}
