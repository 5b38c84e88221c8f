import type { Page } from 'playwright-core'
import { visit } from './visit.ts'

export const shop = '/dashboards/ecommerce'
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** The dashboard of the shop, once its figures have come. */
export async function open(query = '') {
  const page = await visit(shop + query, { as: 'admin' })
  await card(page, 'Statistics').getByText('Sales', { exact: true }).waitFor()
  return page
}
