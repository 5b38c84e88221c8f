import { describe, expect, test } from 'vitest'
import { isAccepted, kindNames } from './accept.ts'
import { formatBytes } from './bytes.ts'
import { endingOf, kindOf } from './kinds.ts'
import { beginsAs } from './sniff.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'

const file = (name: string, type = '') => ({ name, type })

test.each([
  ['photo.PNG', 'png'],
  ['a.tar.gz', 'gz'],
  ['README', ''],
  ['.env', ''],
  ['photo.', ''],
  [`${'a'.repeat(1_000_000)}.pdf`, 'pdf'],
])('finds the ending of a name', (name, ending) => expect(endingOf(name)).toBe(ending))

test.each([
  ['a name alone', file('a.pdf'), 'application/pdf'],
  ['a system that calls a table a workbook', file('a.csv', 'application/vnd.ms-excel'), 'text/csv'],
  ['a program dressed as a picture', file('a.exe', 'image/png'), undefined],
  ['a page dressed as a picture', file('a.png', 'text/html'), undefined],
  ['something pasted without a name', file('', 'image/png'), 'image/png'],
  ['a kind nobody knows', file('a.xyz', 'chemical/x-xyz'), 'chemical/x-xyz'],
  ['names of the language itself', file('a.constructor', ''), ''],
])('knows the kind of %s', (_, given, kind) => expect(kindOf(given)).toBe(kind))

test.each([
  ['image/*', file('a.webp', 'image/webp'), true],
  ['image/*', file('a.pdf', 'application/pdf'), false],
  ['.JPG, .png', file('a.jpg', 'image/jpeg'), true],
  ['image/jpeg', file('a.jpeg', ''), true],
  ['.xyz', file('a.xyz', ''), true],
  ['', file('a.exe', 'image/png'), true],
  ['*/*', file('a.pdf', ''), true],
  ['.png', file('', 'image/png'), true],
])('“%s” takes %o: %s', (accept, given, isTaken) => expect(isAccepted(given, accept)).toBe(isTaken))

test('names kinds as people do', () => {
  const families = { image: 'pictures', video: 'videos', audio: 'sounds', text: 'texts' }
  expect(kindNames('image/*,.pdf,image/jpeg,.jpg,application/x-thing', families)).toEqual([
    'pictures',
    'PDF',
    'JPG',
    'X-THING',
  ])
})

const bytes = (...values: (number | string)[]) =>
  new Blob(values.map((value) => (typeof value === 'string' ? value : Uint8Array.of(value))))

test.each([
  ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/gif', bytes('GIF89a')],
  ['image/webp', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
  ['image/avif', bytes(0, 0, 0, 0x1c, 'ftypavif')],
  ['image/heic', bytes(0, 0, 0, 0x1c, 'ftypheic')],
  ['image/bmp', bytes('BM')],
  ['image/tiff', bytes('II', 0x2a, 0)],
  ['application/pdf', bytes('%PDF-1.7')],
])('knows how %s begins', async (type, blob) => {
  expect(await beginsAs(blob, type)).toBe(true)
  expect(await beginsAs(bytes('<script>'), type)).toBe(false)
})

test('a type whose beginning tells nothing passes', async () => {
  expect(await beginsAs(bytes('a,b'), 'text/csv')).toBe(true)
})

describe('sizes', () => {
  test.each([
    ['en-US', 1, '1 byte'],
    ['en-US', 999, '999 bytes'],
    ['en-US', 184_000, '184 kB'],
    ['en-US', 999_999, '1 MB'],
    ['en-US', 2_440_000, '2.4 MB'],
    ['fr-FR', 2_440_000, '2,4 Mo'],
    ['en-US', 5e12, '5,000 GB'],
  ])('%s: %d', (locale, size, said) => expect(formatBytes(locale, size).replaceAll(/\s/g, ' ')).toBe(said))
})

test.each(Object.entries(ar))('Arabic says “%s” in Arabic', (key, word) => {
  const text = typeof word === 'string' ? word : (word as (...all: unknown[]) => string)(3, 3, 3)
  expect(text).not.toMatch(/[a-z]/i)
  expect(text).not.toBe(en[key as keyof typeof en])
})
