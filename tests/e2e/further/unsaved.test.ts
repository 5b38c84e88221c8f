import { describe, expect, test } from 'vitest'
import { field, fillLine } from '../support/forms.ts'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/ecommerce/product/list'
const add = '/apps/ecommerce/product/add'

describe('a product', () => {
  test('that was not saved is not left without a question', async () => {
    const page = await visit(`${add}?id=41`, { as: 'admin' })
    await field(page, /^Name/).fill('Another kettle')
    await page.getByRole('link', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, `${add}?id=41`)
    expect(await field(page, /^Name/).inputValue()).toBe('Another kettle')
    await page.getByRole('link', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await expectAddress(page, list)
  })
})

describe('an invoice', () => {
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
})

describe('a payment', () => {
  test('what was filled in is not left without a question', async () => {
    const page = await visit('/data1522/payment?plan=company&cycle=monthly')
    await page.getByRole('textbox', { name: /^City/ }).fill('Portland')
    await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, '/data1522/payment?plan=company&cycle=monthly')
    expect(await page.getByRole('textbox', { name: /^City/ }).inputValue()).toBe('Portland')
  })
})
