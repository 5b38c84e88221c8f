/** What a mail may say of its looks: words, colours, lines, the room around things. Nothing that moves out of the text's flow. */
const allowed = new Set([
  ...'color background-color font-family font-size font-style font-weight line-height letter-spacing'.split(
    ' ',
  ),
  ...'text-align text-align-all text-align-last text-decoration-line text-decoration-color text-indent text-transform'.split(
    ' ',
  ),
  ...'vertical-align white-space-collapse direction float clear display width max-width'.split(' '),
  ...'border-collapse border-spacing list-style-type table-layout'.split(' '),
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `padding-${side}`,
    `margin-${side}`,
    ...['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
  ]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
])
const calls = /(?:url|image|image-set|element|expression|var|env|attr|paint)\s*\(|javascript:|@|\\/i
const displays = new Set([
  'none',
  'block',
  'inline',
  'inline-block',
  'table',
  'table-row',
  'table-cell',
  'list-item',
])
/** Beyond, in px, it is no text any more but a way to push others out of sight. */
const MOST_ROOM = 200
const LARGEST_TEXT = 96

const pixels = (value: string) => (/^-?[\d.]+px$/.test(value) ? Number.parseFloat(value) : 0)

function isFine(name: string, value: string): boolean {
  if (!value || calls.test(value)) return false
  if (name === 'display') return displays.has(value)
  if (name === 'font-size' || name === 'line-height')
    return (
      pixels(value) <= LARGEST_TEXT && !/(?:v[wh]|vmin|vmax|ch|rem)$/.test(value) && !/\d{4,}/.test(value)
    )
  if (/^(?:padding|margin|letter|text-indent|border-\w+-width)/.test(name))
    return !value.startsWith('-') && pixels(value) <= MOST_ROOM && !/(?:v[wh]|vmin|vmax|em)$/.test(value)
  return true
}

/** What is left of the style that a mail gives an element, and whether it says what colour something has. */
export function cleanStyle(written: string): { css: string; hasColors: boolean } {
  const given = document.createElement('span').style
  given.cssText = written
  let hasColors = false
  const kept: string[] = []
  for (const name of given) {
    const value = given.getPropertyValue(name).trim()
    if (!allowed.has(name) || !isFine(name, value)) continue
    kept.push(`${name}: ${value}`)
    const isColor = name === 'color' || name === 'background-color'
    hasColors ||= isColor && !/^(?:inherit|initial|transparent|currentcolor)$/i.test(value)
  }
  return { css: kept.join('; '), hasColors }
}
