import { expect, test } from 'vitest'
import { newReport, reportOf } from './error-report.ts'

test('has an id that is easy to read out, and says when, where and what', () => {
  const report = newReport('/apps/chat', new RangeError('Too far'))
  expect(report.id).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  const [id, time, page, error] = report.lines.split('\n')
  expect(id).toBe(`id    ${report.id}`)
  expect(time).toMatch(/^time {2}\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect([page, error]).toEqual(['page  /apps/chat', 'error RangeError: Too far'])
})

test('stays the same for the same error, and differs for another', () => {
  const error = new Error('once')
  expect(reportOf(error, '/a')).toBe(reportOf(error, '/b'))
  expect(reportOf(new Error('once'), '/a').id).not.toBe(reportOf(error, '/a').id)
})

test.each(['a text', undefined, null, 7])('takes %j, which can be thrown too', (thrown) => {
  expect(reportOf(thrown, '/a').lines).toContain('/a')
})
