import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color, tone } = vars

/** Where a page reads from right to left, so does the product in it. */
export const picture = style({
  display: 'block',
  inlineSize: 'min(452px, 100%)',
  blockSize: 'auto',
  maxBlockSize: '100%',
  selectors: { [rtl]: { scale: '-1 1' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const fills = {
  plate: style({ fill: vars.brand.onArt, opacity: 0.16 }),
  surface: style({ fill: color.surface }),
  card: style({ fill: color.surfaceRaised }),
  sunken: style({ fill: color.sunken }),
  line: style({ fill: color.lineStrong }),
  strong: style({ fill: color.inkSubtle }),
  soft: style({ fill: tone.primary.soft }),
  primary: style({ fill: tone.primary.base }),
  solid: style({ fill: tone.primary.solid }),
  onSolid: style({ fill: tone.primary.onSolid }),
  success: style({ fill: tone.success.base }),
  warning: style({ fill: tone.warning.base }),
}
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const lines = {
  shackle: style({ ...line, stroke: color.inkSubtle, strokeWidth: 8 }),
  flap: style({ ...line, stroke: tone.primary.base, strokeWidth: 5 }),
}
export const badgeSign = style({
  ...line,
  stroke: color.surface,
  strokeWidth: 3,
  selectors: { [rtl]: { transform: 'scale(-1, 1)' } },
})
