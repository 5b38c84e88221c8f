import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { compact, edge, fill, slot, stepCount } from './Pagination.css.ts'

const slotOf = (size: number) => ({ vars: { [slot]: `${size}px` } })

export const sizes = {
  medium: '',
  ...styleVariants({ small: 28, large: 40 }, (size) => ({
    ...slotOf(size),
    '@media': { [media.touch]: slotOf(44) },
  })),
}
const numerals = (size: 'xs' | 'md') => style({ ...text(size, 'medium'), fontVariantNumeric: 'tabular-nums' })
export const texts = { small: numerals('xs'), medium: '', large: numerals('md') }

export const variants = {
  plain: '',
  outlined: style({
    vars: {
      [fill]: vars.color.surface,
      [edge]: 'inset 0 0 0 1px color-mix(in oklch, currentColor 26%, transparent)',
    },
  }),
  soft: style({ vars: { [fill]: vars.color.hover } }),
}

export const withEnds = style({ vars: { [stepCount]: '4' } })
/** Nobody knows the last page, so there are no numbers to choose from. */
export const unknown = style(compact)

/** The bar that the arrow to the first or the last page runs into. */
const bar = (side: 'insetInlineStart' | 'insetInlineEnd') =>
  style({
    '::before': {
      content: '""',
      position: 'absolute',
      [side]: 'calc(50% - 6px)',
      inlineSize: 1.5,
      blockSize: 10,
      background: 'currentColor',
    },
  })
export const bars = { start: bar('insetInlineStart'), end: bar('insetInlineEnd') }
