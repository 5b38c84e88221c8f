import type { Page } from 'playwright-core'
import { visit } from './visit.ts'

/** The links of the rows of a list, each to its record. */
export const rowLinks = (page: Page) => page.locator('tbody tr a')
export const names = (page: Page) => rowLinks(page).allTextContents()
export const rows = (page: Page) => rowLinks(page).count()

/** What opens the list at an address as the admin, and waits for its rows. */
export const openerOf =
  (list: string) =>
  async (query = '', options: Parameters<typeof visit>[1] = {}) => {
    const page = await visit(list + query, { as: 'admin', ...options })
    await rowLinks(page).first().waitFor()
    return page
  }
