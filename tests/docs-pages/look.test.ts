import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { look } from './look.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  page = await browser.newPage()
})
afterAll(() => browser.close())

interface Shown {
  body: string
  id?: string
  phase?: string
  attributes?: string
}

async function see({
  body,
  id = 'button--docs',
  phase = 'finished',
  attributes = 'data-theme="light"',
}: Shown) {
  await page.setContent(`<html ${attributes}>${body}
    <script>
      __STORYBOOK_ADDONS_CHANNEL__ = { last: () => ['${id}'] }
      __STORYBOOK_PREVIEW__ = { storyRenders: [{ phase: '${phase}' }] }
    </script></html>`)
  return page.evaluate(look, { id: 'button--docs', theme: 'light' })
}

const example = (inner: string) =>
  `<div class="docs-story"><div data-story-block="true" id="story--button--tones">${inner}</div></div>`
const drawn = example('<div data-name="Tones"><button>Save</button></div>')

test('a page whose examples stand has no problem', async () => {
  expect(await see({ body: drawn })).toEqual({ awaited: [], problems: [] })
})

test.each([
  ['another page', { body: drawn, id: 'menu--docs' }, 'the page'],
  ['an example that loads', { body: '<div class="docs-story"></div>' }, 'an example'],
  ['an empty example', { body: example('<div data-name="Tones"></div>') }, 'button--tones'],
  ['an empty frame', { body: example('<div><iframe></iframe></div>') }, 'button--tones'],
  ['an example that is drawn again', { body: drawn, phase: 'rendering' }, 'the end of drawing'],
  ['another theme', { body: drawn, attributes: 'data-theme="dark"' }, 'light examples'],
])('%s is waited for', async (_, shown, awaited) => {
  expect(await see(shown)).toEqual({ awaited: [awaited], problems: [] })
})

const failed = '<body class="sb-show-errordisplay"><pre id="error-message">Broken</pre></body>'

test.each([
  [
    'a failed example',
    { body: example('<pre>Error: Broken\n at a.js</pre>') },
    'button--tones: Error: Broken',
  ],
  [
    'a failed frame',
    { body: example(`<div><iframe srcdoc='${failed}'></iframe></div>`) },
    'button--tones: Broken',
  ],
  ['a failed page', { body: failed }, 'the page: Broken'],
  [
    'an example that turns the page',
    { body: drawn, attributes: 'data-theme="light" dir="rtl"' },
    'the page: an example has turned it round',
  ],
])('%s is a problem', async (_, shown, problem) => {
  expect((await see(shown)).problems).toEqual([problem])
})
