import { describe, expect, test } from 'vitest'
import { ITEMS_PER_PAGE_OPTIONS } from '../contract/common.ts'
import { send } from '../testing/call.ts'
import { calls } from './all.ts'

type Rows = Record<string, unknown>[]
type Body = Record<string, unknown>

const get = async (path: string) => (await send('GET', path)).body as Body
const all = async (path: string, key: string) =>
  (await get(`${path}${path.includes('?') ? '&' : '?'}itemsPerPage=-1`))[key] as Rows

/** Section 7, line by line: what is called, and the keys of what it answers. */
const SECTION_7: readonly (readonly [call: string, keys: string])[] = [
  ['GET /api/apps/academy/courses', 'totalCourse courses total'],
  [
    'GET /api/apps/academy/course-details',
    'title about instructor instructorAvatar instructorPosition skillLevel totalStudents language isCaptions length totalLectures description content',
  ],
  ['GET /api/apps/chat/chats-and-contacts', 'chatsContacts contacts profileUser'],
  ['GET /api/apps/chat/chats/1', 'chat contact'],
  ['GET /api/apps/ecommerce/products', 'products total'],
  ['GET /api/apps/ecommerce/orders', 'orders total'],
  ['GET /api/apps/ecommerce/customers', 'customers total'],
  ['GET /api/apps/ecommerce/reviews', 'reviews total'],
  ['GET /api/apps/ecommerce/referrals', 'referrals total'],
  ['GET /api/apps/email', 'emails emailsMeta'],
  ['GET /api/apps/invoice', 'invoices totalInvoices'],
  ['GET /api/apps/kanban', 'boards items'],
  ['GET /api/apps/logistics/vehicles', 'vehicles totalVehicles'],
  ['GET /api/apps/permissions', 'permissions totalPermissions'],
  ['GET /api/apps/users', 'users totalPages totalUsers page'],
  ['GET /api/pages/help-center', 'allArticles popularArticles keepLearning'],
  [
    'GET /api/pages/help-center/article',
    'title lastUpdated productContent checkoutContent articleList checkoutImg productImg',
  ],
  ['GET /api/pages/profile/header', 'fullName location joiningDate designation profileImg coverImg'],
]

/** Section 7, the calls that change something, as the handlers know them. */
const CHANGES = `
  POST /api/auth/login, POST /api/apps/calendar, PUT /api/apps/calendar/:, DELETE /api/apps/calendar/:,
  POST /api/apps/chat/chats/:, DELETE /api/apps/ecommerce/products/:, DELETE /api/apps/ecommerce/orders/:,
  DELETE /api/apps/ecommerce/reviews/:, POST /api/apps/email, DELETE /api/apps/invoice/:,
  PUT /api/apps/kanban/board/rename, DELETE /api/apps/kanban/board/:, POST /api/apps/kanban/board/add,
  POST /api/apps/kanban/item/add, PUT /api/apps/kanban/item/update, DELETE /api/apps/kanban/item/:,
  PUT /api/apps/kanban/item/state-update, PUT /api/apps/kanban/board/state-update,
  DELETE /api/apps/users/:, POST /api/apps/users`
  .split(',')
  .map((line) => line.trim())

/** Section 3: the fields of a row, by the list that answers it, and what we add to them. */
const SECTION_3: readonly (readonly [path: string, key: string, fields: string, ...ours: string[]])[] = [
  [
    '/api/apps/academy/courses',
    'courses',
    'id user image tutorImg completedTasks totalTasks userCount note view time logo color courseTitle desc tags rating ratingCount',
  ],
  [
    '/api/apps/ecommerce/products',
    'products',
    'id productName productBrand category stock sku price qty status image',
    'discounted',
  ],
  [
    '/api/apps/ecommerce/reviews',
    'reviews',
    'id product companyName productImage reviewer email avatar date status review head para',
  ],
  ['/api/apps/ecommerce/referrals', 'referrals', 'id user email avatar referredId status value earning'],
  [
    '/api/apps/ecommerce/orders',
    'orders',
    'id order customer email avatar payment status spent method date time methodNumber',
    'number refunded isSendable',
  ],
  [
    '/api/apps/ecommerce/customers',
    'customers',
    'id customer customerId email country countryFlag countryCode order totalSpent avatar',
    'tags',
  ],
  [
    '/api/apps/email',
    'emails',
    'id to from subject cc bcc message attachments isStarred labels time replies folder isRead isDeleted',
  ],
  [
    '/api/apps/invoice',
    'invoices',
    'id issuedDate dueDate client service total avatar invoiceStatus balance',
    'number',
  ],
  ['/api/apps/kanban', 'boards', 'id title itemsIds', 'limit'],
  [
    '/api/apps/kanban',
    'items',
    'id title dueDate labels members comments attachments commentsCount image',
    'checklist priority',
  ],
  [
    '/api/apps/logistics/vehicles',
    'vehicles',
    'id location startCity startCountry endCity endCountry warnings progress',
  ],
  ['/api/apps/permissions', 'permissions', 'id name assignedTo createdDate', 'isCore'],
  [
    '/api/apps/users',
    'users',
    'id fullName company role username country contact email currentPlan status avatar',
  ],
  [
    '/api/apps/chat/chats-and-contacts',
    'contacts',
    'id fullName role about avatar status',
    'email phone hours isPinned isMuted isBlocked',
  ],
]

const words = (text: string) => text.split(' ').toSorted()

describe('section 3', () => {
  test.each(SECTION_3)(
    'every row of %s, %s, has exactly the fields that it names',
    async (path, key, fields, ...ours) => {
      const rows = await all(path, key)
      expect(rows.length).toBeGreaterThan(0)
      const shapes = new Set(rows.map((row) => Object.keys(row).toSorted().join(' ')))
      expect([...shapes]).toEqual([words([fields, ...ours].join(' ')).join(' ')])
    },
  )
})

describe('section 7', () => {
  test.each(SECTION_7)('%s answers with %s', async (call, keys) => {
    const [method, path] = call.split(' ') as [string, string]
    const { status, body } = await send(method, path)
    expect(status).toBe(200)
    expect(Object.keys(body as Body)).toEqual(expect.arrayContaining(words(keys)))
  })

  test.each(CHANGES)('%s is answered', (change) => {
    const names = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`)
    expect(names).toContain(change)
  })

  test('search: at most five of a group, and without its first three where several match', async () => {
    const groups = (await send('GET', '/api/app-bar/search?q=a')).body as { children: Rows }[]
    expect(groups.length).toBeGreaterThan(1)
    for (const { children } of groups) expect(children.length).toBeLessThanOrEqual(3)
    const one = (await send('GET', '/api/app-bar/search?q=kanban')).body as { children: Rows }[]
    expect(one).toHaveLength(1)
    expect(one[0]!.children[0]!['title']).toMatch(/kanban/i)
  })

  test.each([
    ['/api/apps/ecommerce/products', 'products'],
    ['/api/apps/ecommerce/orders', 'orders'],
    ['/api/apps/ecommerce/customers', 'customers'],
    ['/api/apps/users', 'users'],
  ])('%s is reversed before it is sorted', async (path, key) => {
    const ids = (await all(path, key)).map(({ id }) => id as number)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test.each([
    ['/api/apps/ecommerce/reviews', 'reviews'],
    ['/api/apps/ecommerce/referrals', 'referrals'],
  ])('%s keeps its order', async (path, key) => {
    const ids = (await all(path, key)).map(({ id }) => id as number)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  })

  test('calendar: a new event has the last id plus 1', async () => {
    const calendars = ['Business', 'Holiday', 'Personal', 'ETC', 'Family']
      .map((name) => `calendars=${name}`)
      .join('&')
    const before = (await send('GET', `/api/apps/calendar?${calendars}`)).body as Rows
    const last = Math.max(...before.map(({ id }) => Number(id)))
    const event = {
      url: '',
      title: 'Tea',
      start: '2026-11-20T09:00:00.000Z',
      end: '2026-11-20T10:00:00.000Z',
      allDay: false,
      extendedProps: { calendar: 'ETC' },
    }
    const { status, body } = await send('POST', '/api/apps/calendar', event)
    expect(status).toBe(201)
    expect(Number((body as Body)['id'])).toBe(last + 1)
    expect((await send('PUT', `/api/apps/calendar/${last + 1}`, { title: 'Coffee' })).status).toBe(201)
    expect((await send('DELETE', `/api/apps/calendar/${last + 1}`)).status).toBe(204)
  })
})

describe('section 8', () => {
  test.each<[what: string, method: string, path: string, status: number, body: unknown]>([
    ['calendar update', 'PUT', '/api/apps/calendar/99999', 400, { message: 'Something Went Wrong' }],
    ['calendar delete', 'DELETE', '/api/apps/calendar/99999', 400, { message: 'Something Went Wrong' }],
    ['product delete', 'DELETE', '/api/apps/ecommerce/products/99999', 404, undefined],
    ['review delete', 'DELETE', '/api/apps/ecommerce/reviews/99999', 404, undefined],
    ['customer fetch', 'GET', '/api/apps/ecommerce/customers/1', 404, undefined],
    ['order deletion', 'DELETE', '/api/apps/ecommerce/orders/99999', 204, undefined],
    ['invoice fetch', 'GET', '/api/apps/invoice/1', 404, { message: 'No invoice found with this id' }],
    ['invoice delete', 'DELETE', '/api/apps/invoice/1', 404, { message: 'Something went wrong' }],
    ['user get', 'GET', '/api/apps/users/99999', 404, { message: 'User not found' }],
    ['user delete', 'DELETE', '/api/apps/users/99999', 404, { message: 'User not found' }],
  ])('%s of an unknown id', async (_, method, path, status, body) => {
    const given = method === 'PUT' ? { title: 'x' } : undefined
    expect(await send(method, path, given)).toEqual({ status, body })
  })

  test('a failed login names the e-mail', async () => {
    const { status, body } = await send('POST', '/api/auth/login', { email: 'a@b.c', password: 'x' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { email: ['Invalid email or password'] } })
  })

  test.each([
    ['a board whose title exists', '/api/apps/kanban/board/add'],
    ['an item without a title', '/api/apps/kanban/item/add'],
  ])('kanban refuses %s', async (_, path) => {
    const { boards } = (await get('/api/apps/kanban')) as { boards: { title: string }[] }
    const { status, body } = await send('POST', path, {
      title: boards[0]!.title,
      boardName: boards[0]!.title,
    })
    expect(status).toBe(400)
    expect(body).toHaveProperty('message')
  })
})

describe('section 9', () => {
  test.each([
    ['/api/apps/academy/courses', 'courses', 25],
    ['/api/apps/ecommerce/products', 'products', 50],
    ['/api/apps/ecommerce/reviews', 'reviews', 100],
    ['/api/apps/ecommerce/referrals', 'referrals', 45],
    ['/api/apps/ecommerce/orders', 'orders', 100],
    ['/api/apps/ecommerce/customers', 'customers', 100],
    ['/api/apps/invoice', 'invoices', 36],
    ['/api/apps/users', 'users', 50],
    ['/api/apps/logistics/vehicles', 'vehicles', 25],
    ['/api/apps/permissions', 'permissions', 9],
    ['/api/apps/kanban', 'boards', 3],
  ])('%s has %s: %i', async (path, key, count) => {
    const rows = await all(path, key)
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
  })

  test('a page is the first and has ten rows unless asked otherwise', async () => {
    for (const [path, key] of [
      ['/api/apps/users', 'users'],
      ['/api/apps/ecommerce/products', 'products'],
      ['/api/apps/invoice', 'invoices'],
    ] as const) {
      const plain = (await get(path))[key] as Rows
      expect(plain).toHaveLength(10)
      expect((await get(`${path}?page=abc&itemsPerPage=abc`))[key]).toEqual(plain)
    }
    expect(ITEMS_PER_PAGE_OPTIONS).toEqual([5, 10, 20, 25, 50, 100])
  })

  test('invoice clients are five', async () => {
    expect((await send('GET', '/api/apps/invoice/clients')).body).toHaveLength(5)
  })

  test('ratings, payment codes, progress and countries keep to their ranges', async () => {
    const ratings = (await all('/api/apps/ecommerce/reviews', 'reviews')).map(
      ({ review }) => review as number,
    )
    expect(new Set(ratings)).toEqual(new Set([1, 2, 3, 4, 5]))
    const payments = (await all('/api/apps/ecommerce/orders', 'orders')).map(({ payment }) => payment)
    expect(new Set(payments)).toEqual(new Set([1, 2, 3, 4]))
    const progress = (await all('/api/apps/logistics/vehicles', 'vehicles')).map(
      (row) => row['progress'] as number,
    )
    expect(Math.min(...progress)).toBe(0)
    expect(Math.max(...progress)).toBe(100)
    const countries = (await all('/api/apps/ecommerce/customers', 'customers')).map(({ country }) => country)
    expect(new Set(countries)).toEqual(
      new Set(['Australia', 'United States', 'France', 'China', 'Brazil', 'India']),
    )
  })

  test('the FAQ keeps its facts', async () => {
    const text = JSON.stringify((await send('GET', '/api/pages/faq')).body)
    for (const fact of ['$69', '$99', '48 hours', '72 hours', '15 days']) expect(text).toContain(fact)
  })
})
