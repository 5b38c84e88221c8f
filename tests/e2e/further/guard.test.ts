import { describe, expect, test } from 'vitest'
import { arrive, type Visit } from '../support/guard.ts'
import { expectAddress, visit } from '../support/visit.ts'

const visits: Visit[] = [
  { from: '/?ref=mail', to: '/data1522?ref=mail', heading: /whole back office/ },
  { from: '/data1522', as: 'admin', to: '/data1522', heading: /whole back office/ },
  { from: '/login', to: '/login', heading: 'Welcome back' },
  { from: '/login', as: 'admin', to: '/data1522', heading: /whole back office/ },
  { from: '/apps/user/list', to: '/data1522?to=%2Fapps%2Fuser%2Flist', heading: /whole back office/ },
  { from: '/apps/user/list', as: 'admin', to: '/apps/user/list', heading: 'Users' },
  { from: '/apps/user/list', as: 'client', to: '/apps/user/list', heading: 'Users' },
  { from: '/apps/user/list', as: 'nobody', to: '/apps/user/list', heading: 'Users' },
  { from: '/access-control', to: '/data1522?to=%2Faccess-control', heading: /whole back office/ },
  { from: '/access-control', as: 'admin', to: '/access-control', heading: 'Access control' },
  { from: '/not-authorized', to: '/not-authorized', heading: 'You don’t have access to this page' },
  {
    from: '/pages/misc/not-authorized',
    to: '/pages/misc/not-authorized',
    heading: 'You don’t have access to this page',
  },
  { from: '/no/such/page', to: '/no/such/page', heading: 'This page is not here' },
  {
    from: '/pages/misc/not-found/some/old/link',
    to: '/pages/misc/not-found/some/old/link',
    heading: 'This page is not here',
  },
  { from: '/pages/user-profile?a=1', as: 'admin', to: '/pages/user-profile/profile?a=1', heading: 'Profile' },
  { from: '/data1522/prircing', to: '/data1522/prircing', heading: 'Pricing' },
]

describe('the guard', () => {
  test.each(visits)('$from as $as stands at $to', async (asked) => {
    const page = await arrive(asked)
    expect(await page.title()).toMatch(/ · DATA1522$/)
  })

  test('cookies that cannot be read count as not signed in, and nothing crashes', async () => {
    const page = await visit('/data1522')
    await page.context().addCookies([
      { name: 'userData', value: '%7Bbroken', url: page.url() },
      { name: 'accessToken', value: '%E0%A4%A', url: page.url() },
      { name: 'DATA1522-theme', value: '%5B%5D', url: page.url() },
      { name: 'DATA1522-language', value: '"xx"', url: page.url() },
    ])
    await page.goto(new URL('/apps/user/list', page.url()).href)
    await expectAddress(page, '/data1522?to=%2Fapps%2Fuser%2Flist')
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })
})
