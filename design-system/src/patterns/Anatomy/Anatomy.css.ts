import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const CIRCLE = 20
const LINE = 14

export const anatomy = style({
  display: 'grid',
  gap: 20,
  margin: 0,
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})
export const stage = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  padding: 56,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  overflow: 'hidden',
})
export const list = style({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' })
export const part = style({ display: 'flex', alignItems: 'center', gap: 10, ...text('md') })

export const number = style({
  ...text('2xs', 'semibold'),
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: CIRCLE,
  blockSize: CIRCLE,
  lineHeight: `${CIRCLE}px`,
  borderRadius: vars.radius.full,
  textAlign: 'center',
  background: vars.color.ink,
  color: vars.color.surface,
  '@media': {
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', outline: '1px solid CanvasText' },
  },
})

/** Where the part's edge is, from the start and the top of the stage. */
export const inline = createVar()
export const block = createVar()

/** A number with a line that ends at the part. */
export const marker = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  insetInlineStart: inline,
  insetBlockStart: block,
  pointerEvents: 'none',
  '::after': { content: '', background: vars.color.inkMuted },
})
const beside = { '::after': { inlineSize: LINE, blockSize: 1 }, marginBlockStart: -CIRCLE / 2 } as const
const across = { '::after': { inlineSize: 1, blockSize: LINE }, marginInlineStart: -CIRCLE / 2 } as const
export const sides = {
  start: style({ ...beside, marginInlineStart: -(CIRCLE + LINE) }),
  end: style({ ...beside, flexDirection: 'row-reverse' }),
  above: style({ ...across, flexDirection: 'column', marginBlockStart: -(CIRCLE + LINE) }),
  below: style({ ...across, flexDirection: 'column-reverse' }),
}
