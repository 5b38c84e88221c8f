import { type Browser, chromium, type Page } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { AXE, STILL } from '../stories/visit.ts'
import { buildPage } from './page/build.ts'

/** Pages that each show one component; most of the time a component is waited for, so some do it side by side. */
export class Tabs {
  readonly #idle: Page[] = []
  readonly #site: Awaited<ReturnType<typeof serve>>
  readonly #browser: Browser

  private constructor(site: Awaited<ReturnType<typeof serve>>, browser: Browser) {
    this.#site = site
    this.#browser = browser
  }

  static async open() {
    const site = await serve({ dir: await buildPage() })
    return new Tabs(site, await chromium.launch({ executablePath: await chromiumPath(), args: ARGS }))
  }

  /** Gives a page to what is asked of it; one that failed may be left in any state, and is not used again. */
  async use(ask: (page: Page) => Promise<void>) {
    const page = this.#idle.pop() ?? (await this.#newPage())
    try {
      await ask(page)
      this.#idle.push(page)
    } catch (error) {
      await page.close()
      throw error
    }
  }

  async #newPage() {
    const page = await this.#browser.newPage()
    await page.goto(this.#site.url)
    await page.waitForFunction(() => 'conformance' in globalThis)
    await page.addStyleTag({ content: STILL })
    await page.addScriptTag({ path: AXE })
    return page
  }

  async close() {
    await this.#browser.close()
    await this.#site.close()
  }
}
