import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const narrow = 'editor (max-width: 479.98px)'

const line = 11
const gap = 4
const fading = (toward: 'left' | 'right') =>
  `linear-gradient(to ${toward}, ${vars.color.ink} calc(100% - 28px), transparent)`

/**
 * The tools in groups; in a narrow place they stay on one line, which scrolls and fades where there is more. A line
 * stands before every group, and where a row begins it is out of sight.
 */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 2,
  paddingBlock: gap,
  paddingInlineEnd: gap,
  marginInlineStart: gap - line,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [narrow]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
      paddingInlineEnd: 24,
      maskImage: fading('right'),
      selectors: { [rtl]: { maskImage: fading('left') } },
    },
  },
})

export const group = style({
  display: 'flex',
  gap: 1,
  flex: 'none',
  alignItems: 'center',
  '::before': {
    content: '""',
    blockSize: 18,
    marginInline: 5,
    borderInlineEnd: `1px solid ${vars.color.line}`,
  },
})

const side = { '@media': { [media.touch]: { selectors: { '&&': { minBlockSize: 40 } } } } }
/** A finger has no keyboard's shortcuts: there the tools are larger. */
export const tool = style(side)
export const toolSkeleton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '1',
  minBlockSize: vars.density.controlSmall,
  ...side,
})
