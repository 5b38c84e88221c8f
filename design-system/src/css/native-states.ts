import type { StyleRule } from '@vanilla-extract/css'

type Selectors = NonNullable<StyleRule['selectors']>

/** react-aria's marks, each with the browser's own state that means the same on a native element. */
const pairs = [
  ['[data-focus-visible]', ':focus-visible'],
  ['[data-focus-within]', ':focus-within'],
  ['[data-pressed]', ':active'],
  ['[data-disabled]', ':disabled'],
] as const
const hover = '[data-hovered]'

const both = (selector: string) =>
  pairs.reduce((text, [mark, own]) => text.replaceAll(mark, `:is(${mark}, ${own})`), selector)

/**
 * Lets a rule that names react-aria's states hold for native elements too. Hovering counts only where a pointer
 * can hover: on touch it would stick to what was pressed last.
 */
export function withNativeStates(rule: StyleRule): StyleRule {
  if (!rule.selectors) return rule
  const marked: Selectors = {}
  const hovered: Selectors = {}
  for (const [selector, style] of Object.entries(rule.selectors)) {
    marked[both(selector)] = style
    if (selector.includes(hover)) hovered[both(selector).replaceAll(hover, ':hover')] = style
  }
  if (Object.keys(hovered).length === 0) return { ...rule, selectors: marked }
  const media = '(hover: hover)'
  const inMedia = rule['@media']?.[media]
  return {
    ...rule,
    selectors: marked,
    '@media': {
      ...rule['@media'],
      [media]: { ...inMedia, selectors: { ...inMedia?.selectors, ...hovered } },
    },
  }
}
