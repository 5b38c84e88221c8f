// Prints how long calendar, boards, mail and chat take, at a processor slowed four times, and fails where they take longer
// than they may. Each part is a file of `planning/`; those that are named are run alone. Run it by hand: figures of a
// busy machine say nothing.
import { readdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'

const only = process.argv.slice(2).map((name) => `${name}.mjs`)
const parts = readdirSync(new URL('planning/', import.meta.url)).filter(
  (name) => name.endsWith('.mjs') && (only.length === 0 || only.includes(name)),
)
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
for (const part of parts) await (await import(`./planning/${part}`)).run(browser)
await browser.close()
