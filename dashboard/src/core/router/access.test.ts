import { describe, expect, test } from 'vitest'
import { type Access, mayOpen, redirectOf, returnAddress, signInAddress } from './access.ts'

const visit = (over: Partial<Parameters<typeof redirectOf>[0]>) =>
  redirectOf({
    access: 'signed-in',
    pathname: '/apps/user/list',
    search: '',
    hash: '',
    isSignedIn: false,
    can: () => false,
    ...over,
  })

describe('the guard', () => {
  test('public addresses are open to all', () => {
    expect(visit({ access: 'public' })).toBeNull()
    expect(visit({ access: 'public', isSignedIn: true })).toBeNull()
  })
  test('guest addresses send a signed-in person to the start', () => {
    expect(visit({ access: 'guest', pathname: '/login' })).toBeNull()
    expect(visit({ access: 'guest', pathname: '/login', isSignedIn: true })).toBe('/')
  })
  test('a visitor goes to the entry, keeping the query and where they were going', () => {
    expect(visit({})).toBe('/data1522?to=%2Fapps%2Fuser%2Flist')
    expect(visit({ search: '?q=maya&page=2' })).toBe('/data1522?q=maya&page=2&to=%2Fapps%2Fuser%2Flist')
  })
  test('a visitor sent away keeps the part of the page too', () => {
    expect(visit({ search: '?q=maya', hash: '#filters' })).toBe(
      '/data1522?q=maya&to=%2Fapps%2Fuser%2Flist%23filters',
    )
  })
  test('a visitor on the way to the start gets no destination', () => {
    expect(visit({ pathname: '/' })).toBe('/data1522')
    expect(visit({ pathname: '/', search: '?ref=mail' })).toBe('/data1522?ref=mail')
  })
  test('addresses without a permission let every signed-in person pass', () => {
    expect(visit({ isSignedIn: true })).toBeNull()
  })
  test('addresses with a permission ask the rules', () => {
    const access = { action: 'read', subject: 'AclDemo' }
    const asked: string[] = []
    const can = (action: string, subject: string) => {
      asked.push(`${action} ${subject}`)
      return subject === 'AclDemo'
    }
    expect(visit({ access, isSignedIn: true, can })).toBeNull()
    expect(asked).toEqual(['read AclDemo'])
    expect(visit({ access, isSignedIn: true })).toBe('/not-authorized')
    expect(visit({ access, pathname: '/access-control' })).toBe('/data1522?to=%2Faccess-control')
  })
})

describe('who may open an address', () => {
  const demo = { action: 'read', subject: 'AclDemo' }
  test.each<[Access, visitor: boolean, person: boolean, permitted: boolean]>([
    ['public', true, true, true],
    ['guest', true, false, false],
    ['signed-in', false, true, true],
    [demo, false, false, true],
  ])('%j', (access, ...expected) => {
    const may = (isSignedIn: boolean, isPermitted: boolean) =>
      mayOpen(access, { isSignedIn, can: () => isPermitted })
    expect([may(false, true), may(true, false), may(true, true)]).toEqual(expected)
  })
})

describe('where to go after signing in', () => {
  test.each([
    ['/apps/user/list', '', ''],
    ['/apps/user/list', '?role=editor&page=2', ''],
    ['/apps/user/list', '?q=%D8%B9+b&to=/elsewhere', '?q=%D8%B9+b'],
    ['/data1522/pricing', '?plan=a#b', '?plan=a%23b'],
  ])('the guard sends %s%s away, and it is come back to', (pathname, search, query) => {
    const sentTo = visit({ pathname, search, hash: '#part' })!
    const back = returnAddress(sentTo.slice(sentTo.indexOf('?')))
    expect(back).toBe(`${pathname}${query || search}#part`)
  })

  test.each([
    ['?to=/apps/user/list', '/apps/user/list'],
    ['?to=%2Fapps%2Fuser%2Flist%3Fq%3Da%26page%3D2', '/apps/user/list?q=a&page=2'],
    ['?page=2&to=%2Fapps%2Fuser%2Flist%3Fq%3Da', '/apps/user/list?q=a&page=2'],
    ['?to=/data1522/pricing%23plans&tab=1', '/data1522/pricing?tab=1#plans'],
    ['?to=/apps/user/list&to=//evil.example', '/apps/user/list'],
  ])('%s leads to %s', (search, address) => {
    expect(returnAddress(search)).toBe(address)
  })

  test.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'apps/user/list',
    '/ok\\..\\evil',
    '/\t/evil.example',
    '/\n//evil.example',
    '/..//evil.example',
    '/./%2e%2e//evil.example',
  ])('to=%j leads to the start, whatever else there is', (to) => {
    const query = new URLSearchParams({ role: 'editor', to })
    expect(returnAddress(`?${query}`)).toBe('/')
  })

  test('from a page that anyone may see, back to it with its query and fragment', () => {
    const page = { pathname: '/wizard-examples/checkout', search: '?step=payment', hash: '#card' }
    const address = signInAddress(page)
    expect(address).toBe('/login?step=payment&to=%2Fwizard-examples%2Fcheckout%23card')
    expect(returnAddress(address.replace('/login', ''))).toBe('/wizard-examples/checkout?step=payment#card')
  })

  test('no `to` leads to the start', () => {
    expect(returnAddress('')).toBe('/')
    expect(returnAddress('?tonic=/apps/chat')).toBe('/')
  })
})
