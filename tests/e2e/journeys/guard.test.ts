import { describe, expect, test } from 'vitest'
import { arrive, type Visit } from '../support/guard.ts'

const visits: Visit[] = [
  { from: '/', to: '/data1522', heading: /whole back office/ },
  { from: '/login?to=/apps/user/list', as: 'client', to: '/data1522', heading: /whole back office/ },
  { from: '/apps/user/list?q=a', to: '/data1522?q=a&to=%2Fapps%2Fuser%2Flist', heading: /whole back office/ },
  { from: '/access-control', as: 'client', to: '/access-control', heading: 'Access control' },
  {
    from: '/access-control',
    as: 'nobody',
    to: '/not-authorized',
    heading: 'You don’t have access to this page',
  },
]

describe('the guard', () => {
  test.each(visits)('$from as $as stands at $to', async (asked) => {
    const page = await arrive(asked)
    expect(await page.title()).toMatch(/ · DATA1522$/)
  })
})
