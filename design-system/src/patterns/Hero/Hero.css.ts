import { text } from '../../css/factories.ts'
import { siteBar, siteLine, siteMain, siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const glow = (strength: number) => `color-mix(in oklab, ${vars.tone.primary.base} ${strength}%, transparent)`

/** From edge to edge, and under the navigation. */
export const hero = style({
  gridColumn: '1 / -1',
  marginBlockStart: -(siteBar.narrow + siteMain.narrow),
  paddingBlockStart: siteBar.narrow + 48,
  background: `radial-gradient(50rem 26rem at 50% 0, ${glow(24)} 0, transparent 100%)`,
  '@media': {
    [siteMedia.wide]: {
      marginBlockStart: -(siteBar.wide + siteMain.wide),
      paddingBlockStart: siteBar.wide + 68,
    },
    [media.print]: { marginBlock: 0, paddingBlock: 0 },
  },
})
export const words = style({
  ...siteLine,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const title = style({
  ...text('4xl', 'heavy'),
  maxInlineSize: '19ch',
  textWrap: 'balance',
  outline: 'none',
})
export const titles = {
  display: style({ '@media': { [media.sm]: text('display', 'heavy') } }),
  page: style({ maxInlineSize: '24ch' }),
}
/** Its ends keep 3:1 against the page, as large text has to. */
export const accent = style({
  backgroundImage: `linear-gradient(90deg, color-mix(in oklab, ${vars.tone.primary.base} 40%, ${vars.tone.primary.solid}), ${vars.tone.primary.solid})`,
  backgroundClip: 'text',
  color: 'transparent',
  '@media': {
    [media.forcedColors]: { background: 'none', color: 'CanvasText' },
    [media.print]: { background: 'none', color: 'inherit' },
  },
})
export const description = style({
  ...text('xl'),
  margin: 0,
  marginBlockStart: 20,
  maxInlineSize: '56ch',
  color: vars.color.inkMuted,
  textWrap: 'balance',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginBlockStart: 28,
})
export const note = style({ ...text('md'), marginBlockStart: 16, color: vars.color.inkMuted })

/** As high as it is, whatever comes into it. */
export const frame = style({
  ...siteLine,
  position: 'relative',
  marginBlockStart: 44,
  padding: 6,
  borderRadius: 22,
  background: `color-mix(in oklab, ${vars.color.surface} 70%, transparent)`,
  boxShadow: `0 0 0 1px ${vars.color.line}, 0 32px 120px -20px ${glow(45)}, ${vars.shadow.overlay}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { display: 'none' } },
})
export const window = style({
  blockSize: 400,
  overflow: 'clip',
  borderRadius: 16,
  background: vars.color.canvas,
  textAlign: 'start',
  '@media': { [siteMedia.wide]: { blockSize: 508 } },
})
