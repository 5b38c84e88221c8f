import type { StyleRule } from '@vanilla-extract/css'
import { rem } from './rem.ts'
import { media } from './states.ts'

/** Below this a length is a line, which stays as thin as it is. */
const leastGrowing = 2

/** A length in px that grows with the text and does not shrink with it: for what has to be hit. */
export const atLeast = (px: number) => `max(${px}px, ${rem(px)})`

/** A text with its px as rem. One that names rem already says itself what grows. */
export const grow = (text: string, to = rem) =>
  text.includes('rem')
    ? text
    : text.replaceAll(/(?<![\w.#])-?(?:\d*\.)?\d+px/g, (length) => {
        const px = Number.parseFloat(length)
        return Math.abs(px) < leastGrowing ? length : (px < 0 ? rem : to)(px)
      })

/** What has a size or a place; lines, corners and shadows stay as they are. */
const sizes =
  /^(?:(?:min|max)?(?:inline|block)Size|(?:min|max)?(?:width|height)|(?:scroll)?(?:padding|margin)\w*|inset\w*|top|right|bottom|left|(?:row|column)?gap|flexBasis|fontSize|textIndent|overflowClipMargin)$/i
const inWords =
  /^(?:flex|font|lineHeight|maskImage|grid\w+|columns|translate|containIntrinsic\w+|verticalAlign)$/

type To = typeof rem

function grown(name: string, value: unknown, to: To): unknown {
  if (Array.isArray(value)) return value.map((one) => grown(name, one, to))
  if (typeof value === 'string') return sizes.test(name) || inWords.test(name) ? grow(value, to) : value
  if (typeof value === 'number') return sizes.test(name) && value !== 0 ? grow(`${value}px`, to) : value
  if (typeof value === 'object' && value !== null) return growing(value, name, to)
  return value
}

/**
 * Lets what a rule says in px grow with the text: a number of px is the size at a text of 100 %. Conditions on a
 * width grow too, so that a large text has the layout of a narrower window. What a finger hits does not shrink.
 */
export function growing<Rule extends StyleRule>(rule: Rule, within = '', to: To = rem): Rule {
  const inside = within.includes(media.touch) ? atLeast : to
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]) => {
      if (within === 'vars') return [name, typeof value === 'string' ? grow(value, inside) : value]
      const isCondition = within === '@media' || within === '@container'
      return [isCondition ? grow(name) : name, grown(name, value, inside)]
    }),
  ) as Rule
}
