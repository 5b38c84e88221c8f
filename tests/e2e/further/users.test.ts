import { describe, expect, test } from 'vitest'
import { names, openerOf } from '../support/lists.ts'
import { addressOf, expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'
const openList = openerOf(list)

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

test('a client may do what the specification leaves open, and is told why nothing else', async () => {
  const page = await visit(list, { as: 'client' })
  const row = page.locator('tbody tr').first()
  await row.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  const refused = page.getByRole('menuitem', { name: 'Change role' })
  expect(await refused.getAttribute('aria-disabled')).toBe('true')
  await refused.getByText('Your role does not allow this.').waitFor()
  expect(await page.getByRole('button', { name: 'Add user', includeHidden: true }).count()).toBe(1)
})
