import { describe, expect, test } from 'vitest'
import { messages } from '../../../../tests/support/messages.ts'
import { allRoutes as routes } from '../../../../tests/support/all-routes.ts'
import { nearest } from './nearest.ts'

const placesIn = (words: Record<string, string>) =>
  routes.map(({ path, title }) => ({ path, title: words[`titles.${title}`]! }))
const places = placesIn(messages.en)
const first = (asked: string) => nearest(asked, places)[0]?.path

describe('the nearest address', () => {
  test.each([
    ['/apps/user/lst', '/apps/user/list'],
    ['/apps/usre/list', '/apps/user/list'],
    ['/APPS/USER/LIST/', '/apps/user/list'],
    ['/users', '/apps/user/list'],
    ['/user-list', '/apps/user/list'],
    ['/calender', '/apps/calendar'],
    ['/apps/invoices', '/apps/invoice/list'],
    ['/pages/faqs', '/pages/faq'],
    ['/dashboard/analytics', '/dashboards/analytics'],
    ['/form/text-field', '/forms/textfield'],
    ['/pages/misc/coming-son', '/pages/misc/coming-soon'],
  ])('of %s is %s', (asked, path) => {
    expect(first(asked)).toBe(path)
  })
  test('takes over what varies', () => {
    expect(first('/apps/ecomerce/orders/details/5038')).toBe('/apps/ecommerce/order/details/5038')
    expect(first('/apps/user/viwe/7')).toBe('/apps/user/view/7')
  })
  test('is found by the name in the language of the moment', () => {
    expect(nearest('/utilisateurs', placesIn(messages.fr))[0]?.path).toBe('/apps/user/list')
  })
})

test.each(['/no/such/thing', '/', '/zzz', '/%E0%A4%A', '/😀'])('%s is near to nothing', (asked) => {
  expect(nearest(asked, places)).toEqual([])
})

test('gives four at most, each title once', () => {
  const titles = nearest('/apps/ecommerce/product/lists', places).map(({ title }) => title)
  expect(titles).toHaveLength(4)
  expect(new Set(titles).size).toBe(4)
  const pricing = nearest('/pages/prices', places).filter(({ title }) => title === 'Pricing')
  expect(pricing).toEqual([{ path: '/pages/pricing', title: 'Pricing' }])
})
