import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'

export const list = styleVariants(
  {
    vertical: { display: 'grid', gap: 10 },
    horizontal: { display: 'flex', flexWrap: 'wrap', gap: '10px 24px' },
  } as const,
  // Under a finger, boxes stand apart enough for each to have its own target.
  (rule) => ({ ...rule, '@media': { [media.touch]: { rowGap: 24 } } }),
)
/** Those that the first one stands for. */
export const children = style({ marginBlockStart: 10, paddingInlineStart: 28 })
