import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { card } from '../support/shop-dashboard.ts'
import { visit } from '../support/visit.ts'

/* What the page's policy refuses, the browser says in the console, which fails a test by itself. */

const picture = fileURLToPath(new URL('../../../dashboard/public/social.png', import.meta.url))

test('what is pasted gets into an editor with its looks, without what runs', async () => {
  const page = await visit('/forms/editors', { as: 'admin' })
  const editor = page.getByRole('textbox', { name: 'Help article' }).first()
  await expect.poll(() => editor.getAttribute('contenteditable')).toBe('true')
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p>Wood</p><p onclick="x()" style="text-align: center">Some <span style="font-weight: 700">ash</span></p><table><tr><td>Oak</td></tr></table><script>x()</script>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await editor.locator('strong', { hasText: 'ash' }).waitFor()
  expect(
    await editor.locator('p', { hasText: 'ash' }).evaluate((line) => getComputedStyle(line).textAlign),
  ).toBe('center')
  await editor.getByRole('cell', { name: 'Oak' }).waitFor()
  expect(await editor.locator('script, [onclick]').count()).toBe(0)
})

test('a picture of a person is cut out', async () => {
  const page = await visit('/pages/account-settings/account', { as: 'admin' })
  await page.getByRole('button', { name: 'Change picture' }).waitFor()
  await page.locator('input[type=file]').first().setInputFiles(picture)
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await page.locator('main img[src^="data:"], main img[src^="blob:"]').first().waitFor()
})

test('a card is saved as a picture, whichever pictures are in it', async () => {
  // The page may show a picture of another site, and not read it.
  const page = await visit('/dashboards/crm', { as: 'admin', mayComplain: /pictures\.invalid/ })
  await page.route('https://pictures.invalid/**', (route) => route.fulfill({ path: picture }))
  const contacts = card(page, 'Recent contacts')
  await contacts.locator('img').nth(1).waitFor()
  await contacts.locator('img').evaluateAll((images) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
    images[0]!.setAttribute('src', canvas.toDataURL())
    images[1]!.setAttribute('src', 'https://pictures.invalid/face')
  })
  await contacts.getByRole('button', { name: 'More actions for Recent contacts' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a picture (PNG)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Recent contacts.png')
  await page.getByText('“Recent contacts” was saved to a file').waitFor()
})
