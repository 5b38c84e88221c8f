import type { Page } from 'playwright-core'

const STOPS = 4

/** What Tab reaches without anything changing on the screen; the first few stops stand for the rest. */
export async function unseenFocus(page: Page): Promise<string[]> {
  const unseen: string[] = []
  let before = await page.screenshot()
  // What has the focus from the start may keep it.
  let last = await page.evaluate(focusedElement)
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(focusedElement)
    // A dialog with one stop keeps the focus there.
    if (!focused || focused === last) return unseen
    const after = await changedPicture(page, before)
    if (!after) unseen.push(focused)
    before = after ?? before
    last = focused
  }
  return unseen
}

/** Names what has the focus; empty where nothing has it. Runs in the page. */
function focusedElement() {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}">${element.textContent?.slice(0, 20)}`
}

/** The page once it looks different; a busy machine paints what has the focus some frames later. */
async function changedPicture(page: Page, before: Buffer) {
  for (let look = 0; look < 10; look++) {
    const after = await page.screenshot()
    if (!after.equals(before)) return after
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return undefined
}
