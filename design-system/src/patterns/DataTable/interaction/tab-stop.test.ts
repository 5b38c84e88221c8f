import { expect, test } from 'vitest'
import { keepOneTabStop } from './tab-stop.ts'

test('Tab enters at the first row where nothing of the header is seen, as in cards', () => {
  const table = document.createElement('table')
  table.createTHead().insertRow()
  const link = document.createElement('a')
  link.href = '/orders/1'
  table.createTBody().insertRow().insertCell().append(link)
  document.body.append(table)
  const gone = new AbortController()
  expect(keepOneTabStop(table, gone.signal).current).toBe(link)
  expect(link.tabIndex).toBe(0)
  gone.abort()
  table.remove()
})
