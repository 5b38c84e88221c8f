import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

test.each(['/apps/user/list', '/apps/ecommerce/product/add', '/not/a/page/of/the/product'])(
  '%s: whatever its page asks for is there',
  async (address) => {
    const page = await visit('/data1522', { as: 'admin' })
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(new URL(response.url()).pathname)
    })
    await page.goto(new URL(address, page.url()).href, { waitUntil: 'networkidle' })
    await page.locator('h1').waitFor()
    // A browser without a window does not ask for the icon by itself.
    const linked = await page
      .locator('link[rel~=icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(linked.length).toBeGreaterThan(0)
    for (const link of linked) {
      const answer = await page.request.get(link)
      if (!answer.ok()) missing.push(new URL(link).pathname)
    }
    expect(missing).toEqual([])
  },
)
