import { ownDirection, text, truncate } from '../../css/factories.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { type Tone, toneNames } from '../../tokens/ramps.ts'
import { type TextSize, textSizes, weights } from '../../tokens/scales.ts'

export const base = style({
  margin: 0,
  overflowWrap: 'anywhere',
  // Somebody's own words begin where the page's lines begin, also as a block.
  selectors: { 'bdi&': { textAlign: ['-webkit-match-parent', 'match-parent'] } },
})
const runningSizes = Object.fromEntries(Object.keys(textSizes).map((size) => [size, size])) as Record<
  TextSize,
  TextSize
>
export const sizes = styleVariants(runningSizes, (size) => ({
  fontSize: `${textSizes[size].size / 16}rem`,
  lineHeight: `${textSizes[size].line / 16}rem`,
  letterSpacing: vars.tracking[size],
}))
export const weight = styleVariants(weights, (_, name) => ({ fontWeight: vars.weight[name] }))
export const ink = {
  ink: style({ color: vars.color.ink }),
  muted: style({ color: vars.color.inkMuted }),
  subtle: style({ color: vars.color.inkSubtle }),
  inherit: style({ color: 'inherit' }),
}
export const toned = Object.fromEntries(
  toneNames.map((tone) => [tone, style({ color: vars.tone[tone].ink }, tone)]),
) as Record<Tone, string>
export const truncated = style({
  ...truncate,
  display: 'block',
  ...ownDirection,
})
export const lines = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  minBlockSize: `${count}lh`,
  // Also where a table keeps its cells to one line.
  whiteSpace: 'normal',
  overflow: 'hidden',
  ...ownDirection,
}))
/** What stands beside a figure gives way first. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' })
export const overline = style({
  ...text('2xs', 'strong'),
  textTransform: vars.caps.transform as 'uppercase',
  letterSpacing: vars.caps.tracking,
})
export const withLineBreaks = style({ whiteSpace: 'pre-line' })
export const centered = style({ textAlign: 'center' })
