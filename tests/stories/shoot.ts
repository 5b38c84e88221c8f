import type { Page } from 'playwright-core'

const OPTIONS = { animations: 'disabled', caret: 'hide', scale: 'css' } as const

const settle = (page: Page) =>
  page.evaluate(async () => {
    const eager = [...document.images].filter((image) => image.loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...eager.map((image) => image.decode().catch(() => {}))])
    // An overlay is there before it is seen, and is seen before it is placed.
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const end = performance.now() + 2000
    do await frame()
    while (document.querySelector('[data-entering], [data-exiting]') && performance.now() < end)
    await frame()
  })

/** A picture of what the story rendered. */
export async function shootStory(page: Page) {
  await settle(page)
  return page.locator('#storybook-root').screenshot(OPTIONS)
}

/** A picture of the window, with whatever lies over the story. */
export async function shootWindow(page: Page) {
  await settle(page)
  return page.screenshot(OPTIONS)
}
