import { expect, test } from 'vitest'
import { completeAddress, completeImageAddress } from './addresses.ts'

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['  http://example.com ', 'http://example.com'],
  ['example.com', 'https://example.com'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['مثال.إختبار', 'https://مثال.إختبار'],
  ['maya@example.com', 'mailto:maya@example.com'],
  ['mailto:maya@example.com?subject=Hi', 'mailto:maya@example.com?subject=Hi'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['tel:+33612345678', 'tel:+33612345678'],
  ['/orders/4811', '/orders/4811'],
  ['#days', '#days'],
])('takes %s as %s', (typed, address) => expect(completeAddress(typed)).toBe(address))

test.each([
  '',
  'hello',
  'two words',
  'https://',
  'https://exa mple.com',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
])('refuses %j', (typed) => expect(completeAddress(typed)).toBeUndefined())

test.each([
  ['example.com/photo.png', 'https://example.com/photo.png'],
  ['/photo.png', '/photo.png'],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml;base64,AAAA', undefined],
  ['mailto:a@b.example', undefined],
])('an image may come from %s: %s', (typed, address) => expect(completeImageAddress(typed)).toBe(address))
