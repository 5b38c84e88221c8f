import type { Random } from '../../../mocks/seed/random.ts'

const long = 'oddly '.repeat(600)
/** Of what a request carries a server takes no more than some kilobytes. */
const LINE = 600

/** What stands in cookies and in the browser's storage that no version of the product has written there. */
export const ODD_TEXTS = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '"word"',
  '[]',
  '[null]',
  '[[]]',
  '[{}]',
  '["a", 1, null]',
  '{}',
  '{"version":99}',
  '{broken',
  '%E0%A4%A',
  '<img src=x onerror=alert(1)>',
  '"\\u202e\\u0000مرحبا"',
  long,
  JSON.stringify(long),
  '[{"id":null,"name":5,"path":[],"to":{},"title":false,"search":[1],"items":"x","lines":{},"text":null,"address":7}]',
  '{"id":{},"name":null,"items":null,"lines":[null],"cards":{"a":1},"order":"x","hidden":null,"at":"never","step":"last","values":null,"data":[],"cart":5,"sizes":[null,-3]}',
]

/** What an answer says where it should say something else. */
export const ODD_NODES = [
  null,
  '',
  [],
  {},
  [null],
  -1,
  0,
  1e21,
  true,
  'x',
  long,
  '2026-13-45',
  '<b>مرحبا</b>',
]

/** What an answer may say, though it seldom does. */
export const ODD_WORDS = [
  '',
  ' ',
  long,
  '🙂'.repeat(40),
  '\u202eمرحبا بكم',
  '<script>alert(1)</script>',
  '%s {name} #',
]

const ODD_WORTHS = [
  '',
  '-1',
  '0',
  '1e9',
  'NaN',
  '..',
  '5..',
  '2026-13-45..',
  '[]',
  '__proto__',
  '%00',
  '%E0%A4%A',
  'مرحبا',
  long.slice(0, LINE),
]
const NAMES = [
  'page',
  'size',
  'sort',
  'order',
  'q',
  'status',
  'date',
  'role',
  'to',
  'tab',
  'step',
  'view',
  'days',
  'id',
  'folder',
  'month',
]
const ODD_IDS = [
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  'x',
  '%20',
  '__proto__',
  'مرحبا',
  '%3Cb%3E',
  'a'.repeat(900),
]

const COOKIES = [
  'theme',
  'primary',
  'skin',
  'semi-dark',
  'contrast',
  'nav-layout',
  'nav-collapsed',
  'content-width',
  'navbar-type',
  'horizontal-nav-offset',
  'density',
  'text-size',
  'motion',
  'language',
  'digits',
  'direction',
  'color-scheme',
]

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.integer(0, items.length - 1)]!

/** A path with its parameters, and a query, as nobody would write them. */
export function oddAddress(path: string, sample: string, random: Random): string {
  const isOwn = path.includes(':') && random.next() < 0.5
  const at = isOwn ? path.replaceAll(/:\w+/g, () => pick(ODD_IDS, random)) : sample
  const query = Array.from(
    { length: random.integer(1, 5) },
    () => `${pick(NAMES, random)}=${pick(ODD_WORTHS, random)}`,
  )
  return `${at}${at.includes('?') ? '&' : '?'}${query.join('&')}`
}

/** Some of the product's preferences, as other values than it knows. */
export const oddPreferences = (random: Random) =>
  random
    .shuffle(COOKIES)
    .slice(0, 6)
    .map((name) => ({ name: `DATA1522-${name}`, value: oddCookie(random) }))

/** A cookie's value, which is cut wherever it grows too long. */
export const oddCookie = (random: Random) => encodeURIComponent(pick(ODD_TEXTS, random)).slice(0, LINE)
