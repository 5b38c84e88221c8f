import { createVar } from '@vanilla-extract/css'
import { control, text, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

const gapSize = 4
const slotSize = 32
const touchSlotSize = 44
const compactSize = 168

/** How the row is written: all numbers, or "2 / 5"; set where the window or the container is narrow. */
const ofNumbers = createVar('pages-numbers')
const ofSummary = createVar('pages-summary')

/** Slots between the two arrows; `wide` holds numbers of four digits and more. */
const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, wide: 9 } as const
const widthOf = (count: number, slot: number) => (count + 2) * (slot + gapSize) - gapSize
const narrowerThan = (count: number, slot: number) => `(inline-size < ${widthOf(count, slot)}px)`

const compact = { inlineSize: compactSize, vars: { [ofNumbers]: 'none', [ofSummary]: 'block' } }

export const place = style({
  containerType: 'inline-size',
  maxInlineSize: '100%',
  minInlineSize: 120,
  flex: '0 1 auto',
  vars: { [ofNumbers]: 'block', [ofSummary]: 'none' },
})
export const widths = styleVariants(counts, (count) => ({
  inlineSize: widthOf(count, slotSize),
  '@media': {
    [media.touch]: { inlineSize: widthOf(count, touchSlotSize) },
    '(max-width: 479.98px)': compact,
  },
  '@container': { '(inline-size < 480px)': compact },
}))

/** A slot is shown while the whole row fits its place. */
export const fits = styleVariants(counts, (count) => ({
  display: ofNumbers,
  '@container': { [narrowerThan(count, slotSize)]: { display: 'none' } },
  '@media': {
    [media.touch]: { '@container': { [narrowerThan(count, touchSlotSize)]: { display: 'none' } } },
  },
}))
export const summaries = styleVariants(counts, (count) => ({
  display: ofSummary,
  '@container': { [narrowerThan(count, slotSize)]: { display: 'block' } },
  '@media': {
    [media.touch]: { '@container': { [narrowerThan(count, touchSlotSize)]: { display: 'block' } } },
  },
}))

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: gapSize,
  ...text('sm', 'medium'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
})

export const button = style(
  control({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: slotSize,
    blockSize: slotSize,
    paddingInline: 4,
    borderRadius: vars.radius.control,
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      '&[aria-disabled="true"]': { opacity: 0.4, background: 'none' },
      [state.current]: { background: vars.tone.primary.soft, color: vars.tone.primary.ink },
    },
    '@media': {
      [media.touch]: { minInlineSize: touchSlotSize, blockSize: touchSlotSize },
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
    },
  }),
)

export const gap = style({ minInlineSize: slotSize, textAlign: 'center', color: vars.color.inkSubtle })
export const summary = style({ whiteSpace: 'nowrap', color: vars.color.ink })
