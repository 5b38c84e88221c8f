import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

const LONG = 120_000

/** The text of a PDF as one selects it. */
async function textOf(file: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/** The text of the file that a button hands to the browser. */
async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), text: await textOf(await readFile(await file.path())) }
}

async function fillLine(page: Page, at: number, [item, cost, hours]: readonly [string, string, string]) {
  const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').nth(at)
  await line.getByRole('combobox', { name: /Item/ }).fill(item)
  await page.keyboard.press('Tab')
  await line.getByRole('textbox', { name: /Cost/ }).fill(cost)
  await line.getByRole('textbox', { name: /Hours/ }).fill(hours)
  await page.keyboard.press('Tab')
}

test(
  'an invoice with three lines and two taxes: written, looked at, printed, downloaded, paid',
  async () => {
    const page = await visit('/apps/invoice/add', { as: 'admin' })
    await page.getByRole('combobox', { name: /Client/ }).fill('Tolliver')
    await page.getByRole('option', { name: /Maren Tolliver/ }).click()
    await fillLine(page, 0, ['Lantern festival', '68', '2.5'])
    await page.getByRole('button', { name: 'Add line' }).click()
    await fillLine(page, 1, ['Paper stars', '34.20', '3'])
    await page.getByRole('button', { name: 'Add line' }).click()
    await fillLine(page, 2, ['Translation', '10', '1'])
    for (const [index, name] of ['CGST', 'SGST'].entries()) {
      await page.getByRole('button', { name: 'Add tax' }).click()
      await page.getByRole('textbox', { name: new RegExp(`^Tax ${index + 1}`) }).fill(name)
      await page.getByRole('textbox', { name: /Rate/ }).nth(index).fill('9')
      await page.keyboard.press('Tab')
    }
    const totals = page.getByRole('region', { name: 'Total' })
    // 170.00 + 102.60 + 10.00, and twice 9 % of it.
    await totals.getByText('$282.60').first().waitFor()
    await totals.getByText('$333.46').waitFor()

    await page.getByRole('radio', { name: 'Preview' }).click({ force: true })
    await page.getByRole('article').getByText('Paper stars').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Invoice #5090' }).waitFor()

    const printed = await textOf(await page.pdf({ format: 'A4' }))
    const file = await downloaded(page, 'Download')
    expect(file.name).toBe('invoice-5090.pdf')
    for (const words of [
      'Lantern festival',
      'Paper stars',
      'CGST (9%)',
      '$25.43',
      '$333.46',
      'Maren Tolliver',
    ]) {
      expect(printed).toContain(words)
      expect(file.text).toContain(words)
    }
    // Paper has the document and nothing of the screen around it.
    expect(printed).not.toContain('Add payment')
    expect(printed).not.toContain('Dashboards')

    await page.getByRole('button', { name: 'Add payment' }).click()
    const drawer = page.getByRole('dialog', { name: 'Payment for invoice #5090' })
    await drawer.getByRole('textbox', { name: /^Amount/ }).fill('133.46')
    await drawer.getByRole('button', { name: /^Method/ }).click()
    await page.getByRole('option', { name: 'Bank transfer' }).click()
    await drawer.getByRole('button', { name: 'Add payment' }).click()
    await page.getByRole('region', { name: 'Balance due' }).getByText('$200.00', { exact: true }).waitFor()
    await page.getByText('Partly paid').first().waitFor()
    await page.reload()
    await page.getByText('$133.46 received').waitFor()
  },
  LONG,
)

test(
  'the PDF of an Arabic page is in Arabic',
  async () => {
    const page = await visit('/apps/invoice/preview/5085', { as: 'admin', preferences: { language: 'ar' } })
    await page.getByRole('article').waitFor()
    const { name, text } = await downloaded(page, 'تنزيل')
    expect(name).toBe('فاتورة-5085.pdf')
    for (const words of ['5085', 'تحويل', 'المستحق', '680.00 US$', 'Tolliver & Daughters Bakery'])
      expect(text).toContain(words)
  },
  LONG,
)

test('what was typed and not saved is asked about, and offered again', async () => {
  const page = await visit('/apps/invoice/add', { as: 'admin' })
  await fillLine(page, 0, ['Paper stars', '12', '1'])
  await page.getByRole('link', { name: 'Invoices' }).first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('heading', { level: 1, name: 'New invoice' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => page.getByRole('combobox', { name: /Item/ }).inputValue()).toBe('Paper stars')
})
