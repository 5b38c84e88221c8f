import { expect, test } from 'vitest'
import { fillLine } from '../support/forms.ts'
import { downloaded, textOf } from '../support/pdf.ts'
import { visit } from '../support/visit.ts'

const LONG = 120_000

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
