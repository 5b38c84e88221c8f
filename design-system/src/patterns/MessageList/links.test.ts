import { expect, test } from 'vitest'
import { partsOf } from './links.ts'

const hrefs = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

test('finds addresses of the web and of mail, and leaves the marks around them out', () => {
  expect(partsOf('See https://a.example/x?y=1, or write to maya@a.example.')).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { text: ', or write to ' },
    { text: 'maya@a.example', href: 'mailto:maya@a.example' },
    { text: '.' },
  ])
  expect(hrefs('انظر https://a.example/صفحة الآن')).toEqual(['https://a.example/صفحة'])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'ftp://a.example/x',
  'file:///etc/passwd',
  'vbscript:x',
  'blob:https',
])('%s leads nowhere', (text) => {
  for (const href of hrefs(text)) expect(href).toMatch(/^(https?:\/\/|mailto:)/)
  expect(hrefs(text).join(' ')).not.toMatch(/^(javascript|data|ftp|file|vbscript|blob):/)
})

test('keeps every letter', () => {
  const text = 'a http://x.example b\nhttps://y.example'
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
