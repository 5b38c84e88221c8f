import { merge, surface, text } from '../../css/factories.ts'
import { from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const roomForArt = from(1024)
const glow = `color-mix(in oklab, ${vars.tone.primary.base} 24%, transparent)`

/** Above what follows, so that results may lie over it. */
export const hero = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 24,
  '@media': {
    [roomForArt]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 680px) minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
})
export const variants = {
  // From edge to edge of a `SiteLayout`, its content on the line of the others.
  page: style({
    gridColumn: '1 / -1',
    paddingInline: 'max(16px, (100% - 1152px) / 2)',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-140px -40px',
      insetInline: 0,
      zIndex: -1,
      background: `radial-gradient(46% 70% at 50% 0%, ${glow} 0, transparent 100%)`,
      pointerEvents: 'none',
    },
  }),
  sheet: style(
    merge(surface('raised', 'card'), {
      padding: '40px 24px',
      background: `linear-gradient(180deg, ${vars.tone.primary.soft}, ${vars.color.surface})`,
    }),
  ),
}
export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 10,
  textAlign: 'center',
  '@media': { [roomForArt]: { gridColumn: 2 } },
})
export const title = style({
  ...text('3xl', 'heavy'),
  margin: 0,
  maxInlineSize: '100%',
  color: vars.color.ink,
  outline: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [media.md]: { selectors: { [`${variants.page} &`]: text('4xl', 'heavy') } },
  },
})
export const description = style({
  ...text('lg'),
  margin: 0,
  maxInlineSize: '100%',
  color: vars.color.inkMuted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const search = style({
  inlineSize: '100%',
  maxInlineSize: 680,
  marginBlockStart: 14,
  textAlign: 'start',
})
/** Decoration; it does not mirror. */
export const art = style({
  display: 'none',
  inlineSize: 148,
  blockSize: 'auto',
  '@media': { [roomForArt]: { display: 'block', justifySelf: 'center', gridRow: 1 } },
})
export const artAtStart = style({ gridColumn: 1 })
export const artAtEnd = style({ gridColumn: 3 })
export const ground = style({
  fill: `color-mix(in oklab, ${vars.tone.primary.base} 26%, ${vars.color.surface})`,
})
export const main = style({ fill: vars.tone.primary.base })
export const deep = style({ fill: vars.tone.primary.solid })
export const paper = style({ fill: vars.color.surface })
export const ink = style({ fill: vars.tone.primary.solid })
export const band = style({ fill: 'none', stroke: vars.tone.primary.solid })
export const spark = style({ fill: vars.tone.warning.base })
export const warm = style({ fill: vars.tone.danger.base })
export const shade = style({ fill: vars.color.ink, opacity: 0.1 })
