import { transition } from '../../css/factories.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { card } from './Card.css.ts'

/** What is seen are its words, what is pressed is the whole card. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: vars.radius.card,
  },
})

const linked = `${card}:has(${link})`
globalStyle('components', linked, {
  position: 'relative',
  isolation: 'isolate',
  ...transition('box-shadow', 'base'),
})
globalStyle('components', `${linked}:hover`, {
  '@media': { '(hover: hover)': { boxShadow: `${vars.shadow.overlay}, ${vars.shadow.edge}` } },
})
globalStyle('components', `${card}:has(${link}:active)`, {
  boxShadow: `${vars.shadow.resting}, ${vars.shadow.edge}`,
})
globalStyle('components', `${card}:has(${link}:focus-visible)`, {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
})
/** Controls of the card's own lie above the link. */
globalStyle(
  'components',
  `:where(${linked}) :where(a:not(${link}), button, input, select, textarea, summary, label, [tabindex])`,
  { position: 'relative', zIndex: 2 },
)
