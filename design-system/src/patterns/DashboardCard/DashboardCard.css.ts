import { boxPress, merge, surface, text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const inset = vars.density.cardPadding

export const card = style(
  merge(surface('raised', 'card'), {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    containerType: 'inline-size',
    overflow: 'clip',
    paddingBlock: `calc(${inset} - 2px)`,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
)
export const flush = style({ paddingBlockEnd: 0 })

/** Quiet until one points at it. */
export const edged = style({
  position: 'relative',
  ...transition('box-shadow, translate'),
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 3,
    background: `color-mix(in oklab, ${toneVars.base} 55%, ${vars.color.surface})`,
    ...transition('background-color'),
  },
  selectors: {
    '&:hover::after, &:focus-within::after': { background: toneVars.base },
    '&:hover': { boxShadow: `${vars.shadow.overlay}, ${vars.shadow.edge}`, translate: '0 -2px' },
  },
  '@media': {
    [media.forcedColors]: { '::after': { background: 'CanvasText' } },
    '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { translate: 'none' } } },
  },
})

/** Tinted towards the picture at its end. */
export const pictured = style({
  position: 'relative',
  background: `linear-gradient(to left, ${vars.tone.primary.soft}, ${vars.color.surface} 60%)`,
  selectors: {
    '&:dir(rtl)': {
      background: `linear-gradient(to right, ${vars.tone.primary.soft}, ${vars.color.surface} 60%)`,
    },
  },
})
export const pictures = {
  bottom: style({
    position: 'absolute',
    insetBlockEnd: 4,
    insetInlineEnd: 8,
    '@container': { '(max-width: 300px)': { display: 'none' } },
  }),
  // Beside the button of the menu.
  top: style({
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineEnd: 64,
    '@container': { '(max-width: 640px)': { display: 'none' } },
  }),
}

/** What is seen are its words, what is pressed is the whole card. */
export const link = style({
  ...boxPress(),
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
})
/** Stands over the picture. */
export const lifted = style({ position: 'relative' })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 12px',
  paddingInline: inset,
})
export const led = style({ alignItems: 'center', columnGap: 12 })
export const titles = style({ flex: '1 1 0', minInlineSize: 'min(7em, 58%)' })
export const description = style({ ...text('sm'), color: vars.color.inkSubtle, overflowWrap: 'anywhere' })
/** They make the title's line no higher, since they come later than it. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  marginBlock: -4,
})
/** Its icon, not its hidden box, ends where the card's content ends. */
export const menu = style({
  position: 'relative',
  zIndex: 1,
  marginInlineEnd: -8,
  '@media': { [media.print]: { display: 'none' } },
})

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  marginBlockStart: 6,
  paddingInline: inset,
})
export const value = style({
  ...text('3xl', 'heavy'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  // Amounts are longer in Arabic, where thousands are a word.
  '@container': {
    '(max-width: 200px)': { ...text('2xl', 'heavy'), selectors: { '&:lang(ar)': text('xl', 'heavy') } },
  },
})
export const change = style({ ...text('sm', 'semibold'), fontVariantNumeric: 'tabular-nums' })
export const changes = {
  success: style({ color: vars.tone.success.ink }),
  danger: style({ color: vars.tone.danger.ink }),
  neutral: style({ color: vars.color.inkMuted }),
}
export const changeNote = style({ ...text('sm'), color: vars.color.inkSubtle })

/** What the head leaves of the height. */
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInline: inset,
  marginBlockStart: 14,
})
export const wideBody = style({ paddingInline: 0 })
export const middle = style({ flex: 1, display: 'grid', placeContent: 'center', minInlineSize: 0 })
