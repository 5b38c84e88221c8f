import { expect, test } from 'vitest'
import { addressOn } from './address.ts'

test.each([
  ['', '/api/users'],
  ['/', '/api/users'],
  ['/backend', '/backend/api/users'],
  ['/backend/', '/backend/api/users'],
  ['http://api.example', 'http://api.example/api/users'],
  ['http://api.example/', 'http://api.example/api/users'],
])('on “%s” a call goes to %s', (server, address) => {
  expect(addressOn(server, '/api/users')).toBe(address)
})
