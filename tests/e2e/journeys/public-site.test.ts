import { expect, test } from 'vitest'
import appAr from '../../../dashboard/src/core/i18n/messages/ar.json' with { type: 'json' }
import appEn from '../../../dashboard/src/core/i18n/messages/en.json' with { type: 'json' }
import siteAr from '../../../dashboard/src/features/public-site/messages/ar.json' with { type: 'json' }
import siteEn from '../../../dashboard/src/features/public-site/messages/en.json' with { type: 'json' }
import { said } from '../support/said.ts'
import { goToDemoByKeyboard } from '../support/public-site.ts'
import { enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

test('by keyboard from the landing page to the demo, in ar', async () => {
  const page = await goToDemoByKeyboard({
    language: 'ar',
    skip: 'الانتقال إلى المحتوى',
    demo: 'فتح العرض التجريبي',
    menu: 'الصفحات',
    page: 'من نحن',
  })
  await page.goBack()
  await expectAddress(page, '/data1522')
})

test.each([
  { language: 'en', width: 1440, say: { ...siteEn, ...appEn }, restore: 'Restore' },
  { language: 'ar', width: 390, say: { ...siteAr, ...appAr }, restore: 'استعادة' },
])(
  'a message that fails once is kept, and arrives by another press, by keyboard, in $language at $width px',
  async ({ language, width, say, restore }) => {
    const page = await visit('/data1522?api=failing:front', {
      preferences: { language },
      context: { viewport: { width, height: 900 } },
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    const form = page.getByRole('form', { name: say['landingMore.contactForm'] })
    const field = (id: 'landingMore.name' | 'landingMore.email' | 'landingMore.message') =>
      form.getByRole('textbox', { name: say[id] })
    const write = async (id: Parameters<typeof field>[0], words: string) => {
      await tabTo(page, field(id))
      await page.keyboard.type(words)
    }
    const send = form.getByRole('button', { name: say['landingMore.send'] })
    await write('landingMore.name', 'Iris')
    await write('landingMore.email', 'iris@heron.example')
    await write('landingMore.message', 'How many vans can the Team plan follow?')
    await enter(page, send)
    await form.getByText(say['app.failure.failed'].split('.', 1)[0]!).waitFor()
    expect(await field('landingMore.message').inputValue()).toBe('How many vans can the Team plan follow?')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('vans')
    await page.goto(new URL('/data1522?api=', page.url()).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await enter(page, page.getByRole('button', { name: restore }))
    await expect
      .poll(() => field('landingMore.message').inputValue())
      .toBe('How many vans can the Team plan follow?')
    await enter(page, send)
    await page.getByRole('heading', { name: said(say['landingMore.sentTitle'], { name: 'Iris' }) }).waitFor()
  },
)
