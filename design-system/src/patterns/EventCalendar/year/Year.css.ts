import { control, focusRing, text, touchTarget } from '../../../css/factories.ts'
import { media } from '../../../css/states.ts'
import { style } from '../../../css/style.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const year = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
  alignContent: 'start',
  gap: '20px 24px',
  blockSize: '100%',
  overflowY: 'auto',
  padding: 20,
  '@media': {
    [media.belowMd]: { blockSize: 'auto' },
    [media.print]: { blockSize: 'auto', overflow: 'visible' },
  },
})
export const month = style({ minInlineSize: 0 })
export const heading = style({ margin: 0, marginBlockEnd: 4 })
export const name = style(
  control(touchTarget, {
    ...text('sm', 'strong'),
    minBlockSize: 26,
    paddingInline: 6,
    borderRadius: vars.radius.small,
    color: vars.tone.primary.ink,
    selectors: { ...focusRing(), '&:hover': { background: vars.color.hover } },
  }),
)
