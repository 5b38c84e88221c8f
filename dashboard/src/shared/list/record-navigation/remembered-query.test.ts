import { afterEach, expect, test } from 'vitest'
import { queryStorageKey } from './remember-query.ts'
import { rememberedQuery } from './remembered-query.ts'

afterEach(() => sessionStorage.clear())

test.each([
  'null',
  '[]',
  '{"page":1,"itemsPerPage":10,"filters":null}',
  '{"page":-1,"itemsPerPage":0,"filters":{}}',
])('a list that was kept as %s is walked as it comes', (text) => {
  sessionStorage.setItem(queryStorageKey('users'), text)
  expect(rememberedQuery('users')).toEqual({ page: 1, itemsPerPage: 10, filters: {} })
})
