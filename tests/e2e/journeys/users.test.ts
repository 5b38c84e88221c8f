import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressOf, expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'
const names = (page: Page) => page.locator('tbody tr a').allTextContents()
const rows = (page: Page) => page.locator('tbody tr a').count()

async function openList(query = '', options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(list + query, { as: 'admin', ...options })
  await page.locator('tbody tr a').first().waitFor()
  return page
}

describe('the list of users', () => {
  test('shows what the address says, after a reload and on the way back too', async () => {
    const page = await openList()
    const first = await names(page)
    expect(first).toHaveLength(10)
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expectAddress(page, `${list}?page=2`)
    await expect.poll(() => names(page)).not.toEqual(first)
    const second = await names(page)
    await page.reload()
    await page.locator('tbody tr a').first().waitFor()
    expect(await names(page)).toEqual(second)
    await page.goBack()
    await expectAddress(page, list)
    await expect.poll(() => names(page)).toEqual(first)
  })

  test('finds by name, filters, counts, and clears', async () => {
    const page = await openList()
    await page.getByRole('searchbox', { name: 'Search users' }).fill('baptiste')
    await expect.poll(() => names(page)).toEqual(['Baptiste Lhermitage'])
    await expectAddress(page, `${list}?q=baptiste`)
    await page.getByRole('searchbox', { name: 'Search users' }).fill('no such person')
    await page.getByRole('heading', { name: 'No user fits' }).waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect.poll(() => rows(page)).toBe(10)
    await page.locator('button[aria-haspopup=listbox]', { hasText: 'Status' }).click()
    await page.getByRole('option', { name: 'Pending' }).click()
    await expectAddress(page, `${list}?status=Pending`)
    await expect.poll(() => page.locator('tbody tr', { hasText: 'Active' }).count()).toBe(0)
  })

  test('sorts up, down and not at all', async () => {
    const page = await openList()
    const unsorted = await names(page)
    const sort = page.getByRole('columnheader', { name: 'User' }).getByRole('button')
    await sort.click()
    await expectAddress(page, `${list}?sort=user`)
    await expect.poll(() => names(page)).not.toEqual(unsorted)
    expect(await page.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('ascending')
    await sort.click()
    await expectAddress(page, `${list}?sort=user&order=desc`)
    await sort.click()
    await expectAddress(page, list)
    await expect.poll(() => names(page)).toEqual(unsorted)
  })

  test('deletes at once and takes it back', async () => {
    const page = await openList()
    const before = await names(page)
    await page.getByRole('button', { name: `More actions for ${before[0]}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => names(page)).not.toContain(before[0])
    await page.getByText(`${before[0]} was deleted`).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => names(page)).toEqual(before)
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

  test('changes a role and takes it back', async () => {
    const page = await openList()
    const name = (await names(page))[0]!
    const row = page.locator('tbody tr', { hasText: name })
    const before = await row.textContent()
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Role/ }).click()
    await page.getByRole('option', { name: 'Maintainer' }).click()
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await row.getByText('Maintainer').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => row.textContent()).toBe(before)
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

  test('hides columns and changes the rows’ height, in the address', async () => {
    const page = await openList('?hide=company&rows=compact')
    await expect.poll(() => page.getByRole('columnheader', { name: 'Company' }).count()).toBe(0)
    expect(await page.getByRole('columnheader', { name: 'Plan' }).count()).toBe(1)
  })

  test('failed: keeps the frame, says so, and tries again', async () => {
    const page = await visit('/data1522', { as: 'admin', context: { serviceWorkers: 'block' } })
    await page.evaluate(() => {
      const answer = window.fetch.bind(window)
      Object.assign(window, { isDown: true })
      Object.defineProperty(window, 'fetch', {
        configurable: true,
        get:
          () =>
          (...args: Parameters<typeof fetch>) =>
            (window as never as { isDown: boolean }).isDown
              ? Promise.reject(new TypeError('down'))
              : answer(...args),
        set: (later: typeof fetch) => {
          Object.assign(window, { later })
        },
      })
    })
    await page.getByRole('link', { name: 'See users' }).click()
    await page.getByRole('heading', { name: 'Users could not be loaded' }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
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

test('a user who is not there is said to be missing, with a way back', async () => {
  const page = await visit('/apps/user/view/99999', { as: 'admin' })
  await page.getByRole('heading', { name: 'There is no user with this number' }).waitFor()
  await page.getByRole('link', { name: 'See all users' }).click()
  await expectAddress(page, list)
})

test('a row leads to its user, focus to the heading, and deleting there can be undone from the list', async () => {
  const page = await openList()
  const name = (await names(page))[0]!
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectAddress(page, list)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name }).waitFor()
  expect(addressOf(page)).toBe(list)
})

test('a client is offered what the specification leaves open, and no other change', async () => {
  const page = await visit(list, { as: 'client' })
  const row = page.locator('tbody tr').first()
  await row.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Change role' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Add user', includeHidden: true }).count()).toBe(1)
})
