import { describe, expect, test } from 'vitest'
import { names, openerOf, rows } from '../support/lists.ts'
import { expectAddress } from '../support/visit.ts'

const list = '/apps/user/list'
const openList = openerOf(list)

describe('the list of users', () => {
  test('finds by name, filters, counts, and clears', async () => {
    const page = await openList()
    await page.getByRole('searchbox', { name: 'Search users' }).fill('baptiste')
    await expect.poll(() => names(page)).toEqual(['Baptiste Lhermitage'])
    await expectAddress(page, `${list}?q=baptiste`)
    await page.getByRole('searchbox', { name: 'Search users' }).fill('no such person')
    await page.getByRole('heading', { name: 'No user matches' }).waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect.poll(() => rows(page)).toBe(10)
    await page.locator('button[aria-haspopup=listbox]', { hasText: 'Status' }).click()
    await page.getByRole('option', { name: 'Pending' }).click()
    await expectAddress(page, `${list}?status=Pending`)
    await expect.poll(() => page.locator('tbody tr', { hasText: 'Active' }).count()).toBe(0)
  })

  test('deletes several across pages, which a reload and another tab see', async () => {
    const page = await openList('?size=5')
    const first = (await names(page))[0]!
    await page.getByRole('checkbox', { name: `Select ${first}` }).click({ force: true })
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect.poll(() => names(page)).not.toContain(first)
    const second = (await names(page))[0]!
    await page.getByRole('checkbox', { name: `Select ${second}` }).click({ force: true })
    const bar = page.getByRole('region', { name: 'Actions for the selection' })
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 users were deleted').waitFor()
    const other = await page.context().newPage()
    await other.goto(new URL(`${list}?size=100`, page.url()).href)
    await other.locator('tbody tr a').first().waitFor()
    await expect.poll(() => rows(other)).toBe(48)
    expect(await names(other)).not.toContain(first)
  })

  test('adds a user, checks what is typed, and asks before it is lost', async () => {
    const page = await openList()
    await page.getByRole('button', { name: 'Add user' }).click()
    const drawer = page.getByRole('dialog', { name: 'Add a user' })
    await drawer.getByRole('button', { name: 'Add user' }).click()
    await drawer.getByRole('link', { name: /Full name/ }).waitFor()
    expect(await drawer.getByRole('textbox', { name: 'Full name' }).getAttribute('aria-invalid')).toBe('true')
    await drawer.getByRole('textbox', { name: 'Full name' }).fill('Zélie Moreau-Haddad')
    await drawer.getByRole('textbox', { name: 'Email' }).fill('zelie')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    expect(await drawer.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Zélie Moreau-Haddad')
    await drawer.getByRole('textbox', { name: 'Email' }).fill('zelie@example.com')
    await drawer.getByRole('textbox', { name: 'Company' }).fill('Atelier')
    await drawer.getByRole('textbox', { name: 'Phone' }).fill('+33 1 99 00 12 34')
    for (const [field, option] of [
      ['Country', 'France'],
      ['Role', 'Editor'],
      ['Plan', 'Team'],
      ['Status', 'Active'],
    ] as const) {
      await drawer.getByRole('button', { name: new RegExp(`^${field}`) }).click()
      if (field === 'Country') {
        await page.locator('input:focus').waitFor()
        await page.keyboard.type(option)
      }
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await drawer.getByRole('button', { name: 'Add user' }).click()
    await page.getByText('Zélie Moreau-Haddad was added').waitFor()
    await expect.poll(() => names(page)).toContain('Zélie Moreau-Haddad')
  })
})

test('on 390 px the rows are cards, and nothing is wider than the window', async () => {
  const page = await openList('', { context: { viewport: { width: 390, height: 844 }, hasTouch: true } })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
  expect(await rows(page)).toBe(10)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Calendar' }).click()
  await expectAddress(page, '/apps/calendar')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})
