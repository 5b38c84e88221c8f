import { createVar } from '@vanilla-extract/css'
import { merge, text, transition, trackColor } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How full a segment is. */
export const share = createVar('share')

export const word = style({ ...text('sm', 'semibold'), color: toneVars.ink })

export const track = style({ display: 'flex', gap: 3 })
export const sizes = {
  small: style({ blockSize: 4 }),
  medium: style({ blockSize: 6 }),
  large: style({ blockSize: 10 }),
}
export const segment = style({
  flex: '1 1 0',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: trackColor,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const fill = style(
  merge(
    {
      inlineSize: share,
      blockSize: '100%',
      borderRadius: vars.radius.full,
      background: toneVars.base,
      ...transition('inline-size, background-color', 'slow'),
    },
    { '@media': { [media.forcedColors]: { background: 'Highlight' } } },
  ),
)

export const parts = style({ display: 'flex' })
export const part = style({
  inlineSize: share,
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
export const over = style({
  flex: 1,
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'Mark' } },
})
