import { text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { box } from '../Checkbox/Checkbox.css.ts'

/** Outside, where a picture at the card's edge does not cover it. */
const ring = (color: string, width = 1) => `0 0 0 ${width}px ${color}`

/** Lies unseen over the whole card: it is pressed, focused and named as the browser's own. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  appearance: 'none',
  cursor: 'default',
})
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  blockSize: '100%',
  boxShadow: ring(vars.color.lineStrong),
  ...transition('background-color, box-shadow'),
  selectors: {
    [`&[data-hovered]:not(:has(${input}:disabled))`]: { boxShadow: ring(vars.color.lineControl) },
    '&[data-invalid]': { boxShadow: ring(vars.tone.danger.base) },
    [state.selected]: {
      background: vars.color.selected,
      boxShadow: ring(vars.tone.primary.solid, 2),
    },
    [`&:has(${input}:focus-visible)`]: {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: 4,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [state.selected]: { border: '2px solid Highlight' } },
    },
  },
})
/** Controls of the card's own lie above what chooses it. */
globalStyle(
  'components',
  `:where(${card}) :where(a, button, input:not(${input}), select, textarea, summary, label, [tabindex])`,
  { position: 'relative', zIndex: 2 },
)

export const body = style({ padding: `calc(${vars.density.cardPadding} * 0.75)` })
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: 12 })
export const start = style({ display: 'flex', flex: 'none', color: vars.color.inkMuted })
export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...text('md', 'semibold'), display: 'block', color: vars.color.ink })
export const description = style({ ...text('sm'), display: 'block', color: vars.color.inkMuted })
/** As tall as the title's line, so that the mark stands in its middle. */
export const line = style({ ...text('md'), display: 'flex', alignItems: 'center', blockSize: '1lh' })
export const round = style({ borderRadius: vars.radius.full })
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: 'currentColor',
})
export const more = style({ marginBlockStart: 12, overflowWrap: 'anywhere' })
/** What says why a card is disabled stays readable. */
globalStyle('components', `${card}:has(${input}:disabled) :is(${title}, ${start}, ${box})`, { opacity: 0.5 })
