import { style, styleVariants } from '../../css/style.ts'
import { text } from '../../css/factories.ts'
import { vars } from '../../tokens/contract.css.ts'

export const heading = style({
  margin: 0,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' } },
})
export const sizes = styleVariants(
  {
    display: text('display', 'heavy'),
    hero: text('4xl', 'heavy'),
    large: text('3xl', 'heavy'),
    page: text('title', 'heavy'),
    section: text('xl', 'strong'),
    card: {
      ...text('md', 'strong'),
      fontSize: '0.9375rem',
      lineHeight: '1.375rem',
      letterSpacing: vars.tracking.lg,
    },
  },
  (rule) => rule,
)
