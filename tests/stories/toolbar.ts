import type { Page } from 'playwright-core'

type Globals = Record<string, string>

interface Channel {
  emit: (event: string, data: unknown) => void
  last: (event: string) => unknown[] | undefined
  once: (event: string, listener: (data: { status: string }) => void) => void
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
}

const exchange = (page: Page, event: string, data: unknown) =>
  page.evaluate(
    ([name, payload]) =>
      new Promise<string>((done) => {
        __STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', ({ status }) => done(status))
        __STORYBOOK_ADDONS_CHANNEL__.emit(name, payload)
      }),
    [event, data] as const,
  )

/** Keeps the a11y addon from running axe after each story; while no story is on show. */
export const switchOffAddonAxe = (page: Page) =>
  page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready()
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  })

/** Sets Storybook's toolbar, as a person would, and waits for the story to follow. */
export const setToolbar = (page: Page, globals: Globals) => exchange(page, 'updateGlobals', { globals })

/** Shows the story from the start, its play function included, and says whether that went well. */
export const showAgain = async (page: Page, storyId: string) =>
  (await exchange(page, 'forceRemount', { storyId })) === 'success'
