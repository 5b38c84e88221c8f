import { createVar, fallbackVar } from '@vanilla-extract/css'
import { control, text, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How many slots the row has, its steps to the sides included. */
export const slotCount = createVar('pages-slots')
export const stepCount = createVar('pages-steps')
export const slot = createVar('pages-slot')
/** How the row is written: all numbers, or "2 / 5"; set where the window or the container is narrow. */
const ofNumbers = createVar('pages-numbers')
const ofSummary = createVar('pages-summary')
export const fill = createVar('pages-fill')
export const edge = createVar('pages-edge')

const summarized = { [ofNumbers]: 'none', [ofSummary]: 'block' }
export const compact = { inlineSize: `calc(${stepCount} * ${slot} + 104px)`, vars: summarized }

/** Its text is as high as a slot, so that the row's queries can count in slots, whatever their size. */
export const place = style({
  containerType: 'inline-size',
  maxInlineSize: '100%',
  minInlineSize: 120,
  flex: '0 1 auto',
  fontSize: slot,
  inlineSize: `calc(${slotCount} * 1.125em - .125em)`,
  vars: { [ofNumbers]: 'block', [ofSummary]: 'none', [stepCount]: '2', [slot]: '32px' },
  '@media': { [media.touch]: { vars: { [slot]: '44px' } }, '(max-width: 479.98px)': compact },
  '@container': { '(inline-size < 480px)': compact },
})
/** Numbers are shown while the whole row fits its place. */
export const fits = styleVariants(
  { 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 13: 13 },
  (count) => ({
    '@container': { [`(inline-size < ${count * 1.125 - 0.13}em)`]: { vars: summarized } },
  }),
)

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `calc(${slot} / 8)`,
  ...text('sm', 'medium'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
})
export const button = style(
  control({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: slot,
    blockSize: slot,
    paddingInline: 4,
    borderRadius: vars.radius.control,
    background: fallbackVar(fill, 'none'),
    boxShadow: fallbackVar(edge, 'none'),
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      '&[aria-disabled="true"]': { opacity: 0.4, background: 'none' },
      [state.current]: { background: vars.tone.primary.soft, color: vars.tone.primary.ink },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
)

export const number = style({ display: ofNumbers })
export const gap = style({ minInlineSize: slot, textAlign: 'center', color: vars.color.inkSubtle })
export const summary = style({ display: ofSummary, whiteSpace: 'nowrap', color: vars.color.ink })
