import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** What the button that opens the list fills. */
export const place = style({ position: 'relative' })
/** Its words stand after the chips, and what is pressed is the whole box. */
export const trigger = style({
  flex: '1 1 32px',
  minInlineSize: 32,
  minBlockSize: 24,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkSubtle,
  font: 'inherit',
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  cursor: 'default',
  outline: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  WebkitTapHighlightColor: 'transparent',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [media.touch]: { minBlockSize: 32 } },
})
export const chevron = style({ display: 'flex', position: 'relative', minInlineSize: 18, minBlockSize: 18 })
