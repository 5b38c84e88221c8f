import type { Page } from 'playwright-core'
import specification from '../../support/routes.json' with { type: 'json' }

/** An address of the product, as the file of them says it. */
export interface Route {
  path: string
  layout: string
  access: string
  title: string
  sample?: string
  sampleFrom?: string
  activeNav?: string
  aliases?: string[]
}

/** The lists whose first entry stands for any, with how to name it. */
const lists: Record<string, [call: string, list: string, id: string]> = {
  '/apps/ecommerce/customer/details/:id': ['ecommerce/customers', 'customers', 'customerId'],
  '/apps/ecommerce/order/details/:id': ['ecommerce/orders', 'orders', 'order'],
  '/apps/invoice/edit/:id': ['invoice', 'invoices', 'id'],
  '/apps/invoice/preview/:id': ['invoice', 'invoices', 'id'],
  '/apps/user/view/:id': ['users', 'users', 'id'],
}

/** An address of the file as it can be visited; `:id` is put in once the lists are known. */
export interface Case extends Route {
  address: string
}

/** Every address of the product, with those that mean the same. */
export const cases: Case[] = (specification.routes as Route[]).flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    ...route,
    path,
    address: path === route.path ? (route.sample ?? path) : path,
  })),
)

/** The ids that stand for any, once the mock is there to say them. */
export async function firstIds(page: Page): Promise<Map<string, string>> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const found = Object.entries(lists).map(async ([path, [call, list, id]]) => {
    const answer = (await page.evaluate(async (address) => {
      // The worker is there before the mock answers through it.
      for (;;) {
        const answer = await fetch(address)
        if (answer.headers.get('content-type')?.includes('json')) return answer.json()
        await new Promise((done) => setTimeout(done, 100))
      }
    }, `/api/apps/${call}`)) as Record<string, Record<string, unknown>[]>
    return [path, String(answer[list]![0]![id])] as const
  })
  return new Map(await Promise.all(found))
}
