import { surface, text } from '../../css/factories.ts'
import { pageTop } from '../../css/page-top.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The card of an application of the window's height: its panes scroll, the page does not. */
export const frame = style({
  ...surface('resting', 'card'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': {
    [media.md]: {
      blockSize: `max(520px, calc(100dvh - ${pageTop} - var(--ds-frame-top, 168px) - 24px))`,
      selectors: { '&[data-side]': { gridTemplateColumns: '244px minmax(0, 1fr)' } },
    },
    [media.print]: { display: 'block', blockSize: 'auto', boxShadow: 'none', overflow: 'visible' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minBlockSize: 0,
  padding: 16,
  overflowY: 'auto',
  background: vars.color.surfaceRaised,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowMd]: { borderInlineEnd: 0, borderBlockEnd: `1px solid ${vars.color.line}` },
    [media.print]: { display: 'none' },
  },
})
export const sideEnd = style({ marginBlockStart: 'auto' })
export const main = style({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': {
    [media.belowMd]: { minBlockSize: 420 },
  },
})

/** What holds the days; the place that the keyboard has reached is drawn over it. */
export const stage = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 'inherit',
  isolation: 'isolate',
  // A sheet on its side.
  '@media': { [media.print]: { blockSize: 640 } },
})
export const grid = style({
  blockSize: '100%',
  '@media': {
    [media.belowMd]: { blockSize: 'max(460px, calc(100dvh - 260px))' },
    [media.print]: { blockSize: 640 },
  },
})
export const empty = style({ ...text('md'), color: vars.color.inkMuted, padding: 24 })

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 420,
})
export const skeletonRow = style({
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const skeletonCell = style({ padding: 10, borderInlineEnd: `1px solid ${vars.color.line}` })
