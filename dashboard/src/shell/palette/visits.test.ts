import { afterEach, expect, test, vi } from 'vitest'
import { clearVisits, keepVisit, readVisits, visitedHref } from './visits.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const hrefs = (person = 1) => readVisits(person).map(({ href }) => href)

test('the last is the first, each once, for each person', () => {
  for (const href of ['/a', '/b', '/a']) keepVisit(1, { href })
  keepVisit(2, { href: '/c' })
  expect(hrefs()).toEqual(['/a', '/b'])
  expect(hrefs(2)).toEqual(['/c'])
  clearVisits(1)
  expect(hrefs()).toEqual([])
  expect(hrefs(2)).toEqual(['/c'])
})

test('a record keeps the words that it was found by when it is visited', () => {
  keepVisit(1, { href: '/apps/user/view/7', label: 'Ximena Altavista', hint: 'x@example.com' })
  keepVisit(1, { href: '/apps/user/view/7' })
  expect(readVisits(1)).toEqual([
    { href: '/apps/user/view/7', label: 'Ximena Altavista', hint: 'x@example.com' },
  ])
})

test.each([
  ['/apps/ecommerce/product/add?id=12&from=list', '/apps/ecommerce/product/add?id=12'],
  ['/apps/academy/course-details?lecture=4&courseId=3', '/apps/academy/course-details?courseId=3'],
  ['/apps/user/list?page=2&id=', '/apps/user/list'],
])('of %s what names the record is kept', (address, href) => {
  expect(visitedHref(new URL(address, location.origin))).toBe(href)
})

test('keeps no more than a few', () => {
  for (let number = 0; number < 20; number++) keepVisit(1, { href: `/${number}` })
  expect(hrefs()).toHaveLength(8)
  expect(hrefs()[0]).toBe('/19')
})

test.each(['{broken', 'null', '"text"', '{}', '[null, 3, {"href": 5}, {"href": "javascript:alert(1)"}]'])(
  'what is stored wrongly counts as nothing: %s',
  (text) => {
    localStorage.setItem('DATA1522-recent-1', text)
    expect(readVisits(1)).toEqual([])
  },
)

test('a storage that is closed is no crash', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  keepVisit(1, { href: '/a' })
  expect(readVisits(1)).toEqual([])
})
