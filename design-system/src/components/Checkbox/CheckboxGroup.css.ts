import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Between two rows: 4, 10 or 16 px by density. */
export const rowGap = `calc(${vars.density.control} - 26px)`

export const list = styleVariants(
  {
    vertical: { display: 'grid', gap: rowGap },
    horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${rowGap} 24px` },
  } as const,
  // Under a finger, boxes stand apart enough for each to have its own target.
  (rule) => ({ ...rule, '@media': { [media.touch]: { rowGap: 24 } } }),
)
/** Those that the first one stands for. */
export const children = style({ marginBlockStart: rowGap, paddingInlineStart: 28 })
