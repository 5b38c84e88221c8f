import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

const narrow = 'editor (max-width: 479.98px)'

/** The tools in groups; in a narrow place they stay on one line, which scrolls. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 2,
  padding: 4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [narrow]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'thin',
    },
  },
})

export const group = style({
  display: 'flex',
  gap: 1,
  flex: 'none',
  alignItems: 'center',
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      blockSize: 18,
      marginInline: 5,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
})

const side = { '@media': { [media.touch]: { minBlockSize: 40 } } }
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
