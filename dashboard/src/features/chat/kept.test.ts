import { afterEach, expect, test } from 'vitest'
import { readAbouts } from './about.ts'
import { readOutbox } from './kept-outbox.ts'

afterEach(() => sessionStorage.clear())

const letter = { key: 'k', conversation: 'c', time: '2026-11-19', text: 'Hello', attachments: [] }
const halfFile = JSON.stringify([{ ...letter, attachments: [{ fileName: 'one.txt' }] }])
const noTime = JSON.stringify([{ ...letter, time: 'soon' }])

test.each([
  'null',
  '5',
  '"word"',
  '[null]',
  '[{}]',
  halfFile,
  noTime,
  '{"a":null}',
  '{"a":{"kind":"edit","id":1}}',
  '{broken',
])('what the tab has kept as %s counts as nothing', (text) => {
  sessionStorage.setItem('DATA1522-chat-about', text)
  sessionStorage.setItem('DATA1522-chat-outbox', text)
  expect(readAbouts()).toEqual({})
  expect(readOutbox()).toEqual([])
})

test('what can be read is kept beside what cannot', () => {
  sessionStorage.setItem('DATA1522-chat-outbox', JSON.stringify([null, letter, { text: 'half' }]))
  expect(readOutbox()).toEqual([{ ...letter, isFailed: true }])
})
