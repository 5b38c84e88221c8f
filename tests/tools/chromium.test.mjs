import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'

test('the pinned browser starts and knows one font of its own', async () => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  try {
    const page = await browser.newPage()
    await page.setContent('<h1>Hello</h1>')
    const session = await page.context().newCDPSession(page)
    await Promise.all([session.send('DOM.enable'), session.send('CSS.enable')])
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map((font) => font.familyName)).toEqual(['Open Sans'])
  } finally {
    await browser.close()
  }
})
