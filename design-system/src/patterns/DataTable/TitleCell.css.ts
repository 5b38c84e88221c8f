import { text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { narrow, narrowest } from './DataTable.css.ts'

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  // A face stands over its name.
  '@container': { [narrowest]: { flexWrap: 'wrap', rowGap: 4 } },
})
/** Each line is as wide as its words, up to the room there is, and is cut at its own end. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  flex: '1 1 0',
  minInlineSize: 0,
  // With room for the focus ring of a link, which the cut of the ellipsis would take off.
  marginInline: -4,
  '@container': { [narrowest]: { flexBasis: 96 } },
  '@media': { [media.print]: { display: 'block', flexBasis: 'auto' } },
})
const line = {
  ...truncate,
  maxInlineSize: '100%',
  paddingInline: 4,
  lineHeight: vars.density.cellLine,
  '@media': {
    [media.print]: { display: 'block', maxInlineSize: 'none', overflow: 'visible', whiteSpace: 'normal' },
  },
} as const

/** A card has room below for the rest of a name. */
const wrapped = { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

export const title = style({
  ...text('md', 'semibold'),
  ...line,
  '@container': { [narrow]: wrapped },
  position: 'relative',
  paddingBlock: 4,
  marginBlock: -4,
  color: vars.color.ink,
})
/** The link ends where it is cut, so that it does not reach under the next column. */
globalStyle('components', `${title} > a`, {
  ...truncate,
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
  '@container': { [narrow]: { display: 'inline', ...wrapped } },
  '@media': { [media.print]: { display: 'inline', overflow: 'visible', whiteSpace: 'normal' } },
})
export const detail = style({
  ...text('sm'),
  ...line,
  color: vars.color.inkSubtle,
  overflowWrap: 'anywhere',
})
