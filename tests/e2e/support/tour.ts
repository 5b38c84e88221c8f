import type { Page } from 'playwright-core'

/** An address that is asked for, and where it should lead. */
export interface Stop {
  from: string
  to: string
}

/** What stands where an address has led. */
export interface View {
  address: string
  title: string
  heading: string
  text: string
  headings: number
  mains: number
  /** Whether the focus has come to the heading, as after every arrival. */
  isFocused: boolean
  hasNavigation: boolean
  isFixed: boolean
  /** The address of the navigation's entry for this one. */
  current: string | null
}

const patience = 60_000

/**
 * Goes to one address after the other within the page, as its links do, without loading it anew; gives what stood
 * there, by the address that was asked for. A stop that does not come to its end in time is given as it stands.
 */
export async function tour(page: Page, stops: readonly Stop[]): Promise<Map<string, View>> {
  await page.locator('h1').waitFor()
  const views = await page.evaluate(
    async ([all, limit]) => {
      const address = () => location.pathname + location.search
      const view = () => ({
        address: address(),
        title: document.title,
        heading: document.querySelector('h1')?.textContent ?? '',
        text: document.querySelector('main')?.textContent ?? '',
        headings: document.querySelectorAll('h1').length,
        mains: document.querySelectorAll('main').length,
        isFocused: document.activeElement?.tagName === 'H1',
        hasNavigation: document.querySelector('nav[aria-label="Main navigation"]') !== null,
        isFixed: document.querySelector('[data-fixed] main') !== null,
        current: document.querySelector('nav [aria-current="page"]')?.getAttribute('href') ?? null,
      })
      const found: [string, ReturnType<typeof view>][] = []
      for (const { from, to } of all) {
        // The focus is what tells an arrival from the screen before.
        ;(document.activeElement as HTMLElement | null)?.blur()
        history.pushState(null, '', from)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        const end = performance.now() + limit
        while (performance.now() < end && !(address() === to && view().isFocused))
          await new Promise((resolve) => setTimeout(resolve, 10))
        found.push([from, view()])
      }
      return found
    },
    [stops, patience] as const,
  )
  return new Map(views)
}
