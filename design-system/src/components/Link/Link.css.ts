import { focusRing, transition } from '../../css/factories.ts'
import { recipe } from '../../css/recipe.ts'
import { state } from '../../css/states.ts'
import { vars } from '../../tokens/contract.css.ts'

export const link = recipe(
  {
    base: {
      outline: 'none',
      borderRadius: 4,
      textUnderlineOffset: '0.2em',
      ...transition('color'),
      selectors: {
        ...focusRing(),
        [state.hovered]: { textDecoration: 'underline' },
        ':root[data-underlined-links="true"] &': { textDecoration: 'underline' },
      },
    },
    variants: {
      variant: {
        standalone: {
          color: vars.tone.primary.ink,
          fontWeight: vars.weight.semibold,
          textDecoration: 'none',
        },
        inText: { color: vars.tone.primary.ink, textDecoration: 'underline' },
        quiet: { color: 'inherit', textDecoration: 'none' },
      },
    },
  },
  'link',
)
