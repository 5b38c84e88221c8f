import type { Page } from 'playwright-core'
import { readMessages } from '../../../scripts/message-files.ts'
import { followRequests } from '../support/tour.ts'
import type { Control } from './page-controls.ts'

/** What was pressed at an address, and what is wrong with it. */
export interface Pressed {
  buttons: number
  menus: number
  entries: number
  faults: string[]
  /** The places of what opened something over the page. */
  openers: string[]
}

/** What is pressed of an address, and what follows what that shows. */
interface Pressing {
  /** The part of the page that is pressed. */
  scope: string
  /** The places that are pressed alone, and each entry of their menus once by its name. @default all */
  only?: ReadonlySet<string>
  /** Called before the first press. */
  look: () => Promise<void>
  /** Called where something has opened over the page. */
  read?: () => Promise<void>
}

/** What would end the visit for all that comes after, in each language. */
const ends = new Set(
  Object.entries(readMessages('en')).flatMap(([id, text]) =>
    /^(sign|log) ?out$/i.test(text) ? ['en', 'fr', 'ar'].map((language) => readMessages(language)[id]) : [],
  ),
)
/** What a press may take at most until something is seen of it, in milliseconds: on a busy machine, much. */
const longest = 10_000
/** How many controls of one address are pressed: more than any screen has, should some beget others without end. */
const most = 200

/** What happens outside of a page's document. */
function followOutside(page: Page) {
  let happened: string | undefined
  page.on('download', () => (happened = 'download'))
  page.on('filechooser', () => (happened = 'file chooser'))
  page.on('popup', (popup) => {
    happened = 'window'
    void popup.close()
  })
  page.on('dialog', (dialog) => {
    happened = 'dialog'
    void dialog.accept()
  })
  return () => {
    const last = happened
    happened = undefined
    return last
  }
}

/** Presses what can be pressed in a page, one after the other; `look` is called before the first. */
export function presser(page: Page) {
  const happened = followOutside(page)
  const settled = followRequests(page)

  async function open(address: string) {
    await page.goto(new URL(address, page.url()).href)
    await page.locator('h1').first().waitFor()
    await settled()
  }

  /** Presses something; what that changed, `gone` where it cannot be pressed. */
  async function press(key: string, kind: 'control' | 'entry', patience: number) {
    const at = await page.evaluate((wanted) => window.pageControls.aim(wanted), key)
    if (!at) return 'gone'
    await page.mouse.move(at.x, at.y)
    // What follows the pointer or the scrolling is no answer to the press.
    await page.evaluate(
      (of) =>
        new Promise<void>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              window.pageChanges.listen(of)
              done()
            }),
          ),
        ),
      kind,
    )
    happened()
    await page.mouse.down()
    await page.mouse.up()
    const end = performance.now() + patience
    for (;;) {
      const change = await page
        .evaluate((most) => window.pageChanges.heard(most), Math.min(patience, 600))
        .catch(() => 'the page was left')
      const answer = change ?? happened()
      if (answer || performance.now() >= end) return answer
    }
  }

  /** Closes what lies over the page and comes back to its address. */
  async function comeBack(address: string) {
    for (let tries = 0; tries < 3; tries++) {
      if (!(await page.evaluate(() => window.pageControls.isCovered()).catch(() => false))) break
      await page.keyboard.press('Escape')
      const isFree = page.waitForFunction(() => !window.pageControls.isCovered(), undefined, { timeout: 500 })
      await isFree.catch(() => undefined)
    }
    const isThere =
      new URL(page.url()).pathname === new URL(address, page.url()).pathname &&
      !(await page.evaluate(() => window.pageControls.isCovered()))
    if (!isThere) await open(address)
  }

  /** What stands in a menu, which may have to load first. */
  async function openedEntries() {
    const stand = page.waitForFunction(() => window.pageControls.entries().length > 0, undefined, {
      timeout: longest,
    })
    await stand.catch(() => undefined)
    return page.evaluate(() => window.pageControls.entries())
  }

  /** Presses what opens a menu, and what has a key in it. */
  async function pressEntry(opener: Control, key: string, patience: number) {
    await page.evaluate(() => window.pageControls.controls('body'))
    await press(opener.key, 'control', longest)
    await openedEntries()
    return press(key, 'entry', patience)
  }

  const isCovered = () => page.evaluate(() => window.pageControls.isCovered()).catch(() => false)

  async function pressEntries(
    address: string,
    opener: Control,
    pressed: Pressed,
    { only, read }: Pressing,
    names: Set<string>,
  ) {
    const entries = await openedEntries()
    await read?.()
    pressed.menus++
    if (entries.length === 0) pressed.faults.push(`${address}: nothing in the menu of “${opener.name}”`)
    for (const { key, name } of entries) {
      if (name === '') pressed.faults.push(`${address}: an entry without a name in “${opener.name}”`)
      if (ends.has(name) || (only && names.has(name))) continue
      names.add(name)
      await comeBack(address)
      let change = await pressEntry(opener, key, 1500)
      if (!change) {
        await open(address)
        change = await pressEntry(opener, key, longest)
      }
      if (change !== 'gone') pressed.entries++
      if (!change) pressed.faults.push(`${address}: “${opener.name}” › “${name}” does nothing`)
      if (read && (await isCovered())) await read()
    }
  }

  /** Whether something does nothing on a screen that was just opened, with all the time it may need. */
  async function isDead(address: string, scope: string, { key }: Control) {
    await open(address)
    await page.evaluate((within) => window.pageControls.controls(within), scope)
    return !(await press(key, 'control', longest))
  }

  return async function pressAll(address: string, pressing: Pressing): Promise<Pressed> {
    const { scope, only, look, read } = pressing
    const pressed: Pressed = { buttons: 0, menus: 0, entries: 0, faults: [], openers: [] }
    const known = new Set<string>()
    const names = new Set<string>()
    await open(address)
    await look()
    while (known.size < most) {
      const controls = await page.evaluate((within) => window.pageControls.controls(within), scope)
      const next = controls.find(({ key, place }) => !known.has(key) && (!only || only.has(place)))
      if (!next) break
      known.add(next.key)
      if (next.name === '') pressed.faults.push(`${address}: a button without a name, ${next.key}`)
      if (ends.has(next.name)) continue
      const change = await press(next.key, 'control', 600)
      if (change !== 'gone') pressed.buttons++
      if (!change && (await isDead(address, scope, next)))
        pressed.faults.push(`${address}: “${next.name}” does nothing`)
      if (change && change !== 'gone') {
        const hasOpened = await isCovered()
        if (hasOpened) pressed.openers.push(next.place)
        if (next.opensMenu) await pressEntries(address, next, pressed, pressing, names)
        else if (hasOpened) await read?.()
      }
      await comeBack(address)
    }
    return pressed
  }
}
