import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The place of a bar's end, in px of the plot. */
export const along = createVar('along')
export const down = createVar('down')

export const layer = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
const label = style({
  ...text('xs', 'medium'),
  position: 'absolute',
  insetInlineStart: along,
  insetBlockStart: down,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const sides = styleVariants(
  {
    top: { translate: '-50% calc(-100% - 3px)' },
    bottom: { translate: '-50% 3px' },
    left: { translate: 'calc(-100% - 6px) -50%' },
    right: { translate: '6px -50%' },
  },
  (rule) => [label, rule],
)
export const emphasised = style({ ...text('xs', 'semibold'), color: vars.color.ink })
