import { expect, expectTypeOf, test } from 'vitest'
import type { EndpointFailure, EndpointInput, EndpointResult, PathParameter } from './endpoint.ts'
import { urlOf } from './url.ts'
import {
  deleteUser,
  getUser,
  listUsers,
  restoreUsers,
  type User,
  type UserDetail,
  type UserQuery,
} from '../areas/users/contract.ts'

test('parameters take their places, safely', () => {
  expect(urlOf(getUser, { params: { id: 7 } })).toBe('/api/apps/users/7')
  expect(urlOf(getUser, { params: { id: '../x?y' } })).toBe('/api/apps/users/..%2Fx%3Fy')
})

test('the query says what is defined', () => {
  expect(urlOf(listUsers, {})).toBe('/api/apps/users')
  expect(urlOf(listUsers, { query: { q: undefined } })).toBe('/api/apps/users')
  expect(urlOf(listUsers, { query: { q: 'a b&c', page: 2, role: '' } })).toBe(
    '/api/apps/users?q=a+b%26c&page=2&role=',
  )
})

test('a list is repeated', () => {
  const query = { calendars: ['Family', 'Business'] } as UserQuery
  expect(urlOf(listUsers, { query })).toBe('/api/apps/users?calendars=Family&calendars=Business')
})

test('the types of a call follow from its schemas', () => {
  expectTypeOf<PathParameter<'/api/boards/:boardId/items/:itemId'>>().toEqualTypeOf<'boardId' | 'itemId'>()
  expectTypeOf<EndpointResult<typeof getUser>>().toEqualTypeOf<UserDetail>()
  expectTypeOf<EndpointResult<typeof deleteUser>>().toEqualTypeOf<undefined>()
  expectTypeOf<EndpointResult<typeof listUsers>['users']>().toEqualTypeOf<User[]>()
  expectTypeOf<EndpointFailure<typeof getUser>>().toEqualTypeOf<{ message: string }>()
  expectTypeOf<EndpointInput<typeof listUsers>['query']>().toEqualTypeOf<UserQuery | undefined>()
  expectTypeOf<EndpointInput<typeof restoreUsers>['body']>().toEqualTypeOf<{ ids: number[] }>()
  // @ts-expect-error a parameter is missing
  expectTypeOf<EndpointInput<typeof getUser>>({})
  expect(urlOf(deleteUser, { params: { id: 1 } })).toBe('/api/apps/users/1')
})
