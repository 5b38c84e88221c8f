import { beforeAll, describe, expect, test } from 'vitest'
import app from '../../../dashboard/src/core/i18n/messages/en.json' with { type: 'json' }
import errors from '../../../dashboard/src/shared/errors/messages/en.json' with { type: 'json' }
import type { Person } from '../../support/session-cookies.ts'
import specification from '../../support/routes.json' with { type: 'json' }
import { type Case, cases, firstIds, type Route } from '../support/addresses.ts'
import { openEach, tour, type View } from '../support/tour.ts'
import { isGate } from '../../support/scope.ts'
import { visit } from '../support/visit.ts'

/** Something that must survive every way that keeps the query. */
const query = '?ref=mail&n=1'
/** What the screen of refusals says of the one address that needs a permission. */
const missing = 'the permission “See” for “Access demo”'
const notFound = errors['errors.notFound']
const notAuthorized = errors['errors.notAuthorized']
/** What the product says where it shows an error instead of what was asked for. */
const sayings = [
  notFound,
  notAuthorized,
  app['app.crashed'],
  errors['errors.newVersion'],
  errors['errors.unreached'],
  ...Object.entries(app).flatMap(([id, words]) => (id.startsWith('app.failure.') ? words : [])),
]
/** When the tour counts as hanging, in ms: it opens every address, each of which may take as long as a test. */
const TOUR_LIMIT = 900_000

type Visitor = 'guest' | 'admin' | 'client' | 'nobody'
/** The gate opens each address once; who may open which is also asked of the rules, without a browser. */
const people: Visitor[] = isGate ? ['guest', 'admin'] : ['guest', 'admin', 'client', 'nobody']

const mayStay = ({ access }: Route, visitor: Visitor) =>
  access === 'public' ||
  (access === 'guest'
    ? visitor === 'guest'
    : visitor !== 'guest' && (access === 'signed-in' || visitor !== 'nobody'))

const toEntry = (address: string) => `/data1522${query}&to=${encodeURIComponent(address)}`

function destination(route: Route, address: string, visitor: Visitor): string {
  if (mayStay(route, visitor)) return address + query
  if (visitor === 'guest') return toEntry(address)
  return route.access === 'guest' ? '/data1522' : '/not-authorized'
}

let ids = new Map<string, string>()
const visited = ({ path, address }: Case) => address.replace(':id', ids.get(path) ?? ':id')

beforeAll(async () => {
  ids = await firstIds(await visit('/apps/user/list', { as: 'admin' }))
})

/** The error that an address is there to show. */
function errorsAt({ title }: Route, to: string): string[] {
  if (title === 'Page not found') return [notFound]
  return title === 'Not authorized' || to === '/not-authorized' ? [notAuthorized] : []
}

const withErrors = (view: View) => ({ ...view, errors: sayings.filter((words) => view.text.includes(words)) })

/** What must stand at every address. */
const anywhere = {
  headings: 1,
  mains: 1,
  title: expect.stringMatching(/\p{L}.* · DATA1522$/u),
  complaints: [],
}

/** What must stand where the address of a route leads someone. */
function expected(route: Route, visitor: Visitor, address: string) {
  const isHere = mayStay(route, visitor)
  const to = destination(route, address, visitor)
  return {
    ...anywhere,
    address: to,
    errors: errorsAt(route, to),
    heading: expect.stringMatching(/\p{L}/u),
    hasNavigation: isHere && route.layout !== 'blank',
    isFixed: isHere && route.layout === 'fixed',
    text: expect.stringContaining(to === '/not-authorized' ? missing : ''),
    ...(isHere && route.activeNav && { current: route.activeNav }),
  }
}

/** What stands without the frame has nothing that comes with it, which shows only where the product starts there. */
const alone = cases.filter(({ layout }) => layout === 'blank')

describe.each(people)('for %s', (visitor) => {
  const starts = alone.filter((route) => mayStay(route, visitor))
  let seen = new Map<string, View>()
  let opened = new Map<string, View>()
  beforeAll(async () => {
    const page = await visit(
      '/a/place/outside/of/the/tour',
      visitor === 'guest' ? {} : { as: visitor satisfies Person },
    )
    const stopAt = (route: Case) => ({
      from: visited(route) + query,
      to: destination(route, visited(route), visitor),
    })
    const redirects = specification.redirects.map(({ from, to }) => ({
      from: from + query,
      to: redirected(to, visitor),
    }))
    seen = await tour(page, [...cases.map(stopAt), ...redirects])
    opened = await openEach(page, starts.map(stopAt))
  }, TOUR_LIMIT)

  test.each(cases)('$path', (route) => {
    const address = visited(route)
    const view = withErrors(seen.get(address + query)!)
    expect(view).toMatchObject({ ...expected(route, visitor, address), isFocused: true })
  })

  test.each(starts)('$path, where the product starts', (route) => {
    const address = visited(route)
    const view = withErrors(opened.get(address + query)!)
    expect(view).toMatchObject(expected(route, visitor, address))
  })

  test.each(specification.redirects)('$from leads to $to', ({ from, to }) => {
    const view = withErrors(seen.get(from + query)!)
    expect(view).toMatchObject({ ...anywhere, address: redirected(to, visitor), errors: [] })
  })
})

/** Where a redirect ends: at its end, or, where that needs someone signed in, at the entry. */
function redirected(to: string, visitor: Visitor) {
  const route = cases.find(({ path }) => path === to)!
  return destination(route, to, visitor)
}
