import { control, field, text, touchTarget, truncate } from '../../css/factories.ts'
import { recipe } from '../../css/recipe.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

/** A label above, a box, and what is said below. */
export const root = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  minInlineSize: 0,
})

export const labelLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 6,
  ...text('sm', 'medium'),
})
export const label = style({
  ...text('sm', 'semibold'),
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  cursor: 'default',
})
export const requiredMark = style({ color: vars.tone.danger.ink, marginInlineStart: 3 })

export const description = style({
  ...text('sm'),
  marginBlockStart: 6,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const error = style({
  ...text('sm', 'medium'),
  display: 'flex',
  gap: 6,
  marginBlockStart: 6,
  color: vars.tone.danger.ink,
  overflowWrap: 'anywhere',
})
/** Stands in the middle of the first line, however many follow. */
export const errorIcon = style({ blockSize: '1lh', display: 'flex', alignItems: 'center', flex: 'none' })

/** The help text, with a counter at the end of its line. */
export const helpTextLine = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
export const helpText = style({ minInlineSize: 0 })
export const helpTextEnd = style({
  ...text('sm'),
  flex: 'none',
  marginInlineStart: 'auto',
  marginBlockStart: 6,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

/** Tells a box with a label inside, its size and whether it is plain, to the rules of `inside.css.ts`. */
export const insideBox = style({}, 'insideBox')
export const smallBox = style({}, 'smallBox')
export const largeBox = style({}, 'largeBox')
export const plainBox = style({}, 'plainBox')

const atRest =
  ':not([data-focus-within], [data-focused], [data-invalid], [data-disabled], [aria-expanded="true"])'

const hovered = `&[data-hovered]${atRest}`
const focused = '&:is([data-focus-within], [data-focus-visible], [data-focused], [aria-expanded="true"])'
/** Only the line below is drawn. */
const underlined = {
  borderColor: 'transparent',
  borderBlockEndColor: vars.color.lineControl,
  selectors: {
    [hovered]: { borderBlockEndColor: vars.color.inkSubtle },
    [state.invalid]: { borderColor: 'transparent', borderBlockEndColor: vars.tone.danger.base },
  },
}

export const box = recipe(
  {
    base: field({
      ...text('md', 'medium'),
      '@media': { [media.touch]: { ...text('lg', 'medium') } },
    }),
    variants: {
      isReadOnly: { true: { background: vars.color.sunken }, false: {} },
      labelPlacement: { above: '', inside: insideBox },
      size: {
        small: [
          smallBox,
          {
            minBlockSize: vars.density.controlSmall,
            paddingInline: 10,
            '@media': { [media.touch]: { minBlockSize: 44 } },
          },
        ],
        medium: { '@media': { [media.touch]: { minBlockSize: 44 } } },
        large: [
          largeBox,
          { minBlockSize: vars.density.controlLarge, '@media': { [media.touch]: { minBlockSize: 48 } } },
        ],
      },
      variant: {
        outlined: { selectors: { [hovered]: { borderColor: vars.color.inkSubtle } } },
        filled: {
          ...underlined,
          // Not `sunken`, which the dark canvas would swallow.
          background: `color-mix(in oklch, ${vars.color.ink} 6%, ${vars.color.surface})`,
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
        plain: [
          plainBox,
          {
            ...underlined,
            paddingInline: 0,
            borderRadius: 0,
            borderInlineWidth: 0,
            borderBlockStartWidth: 0,
            background: 'none',
            selectors: {
              ...underlined.selectors,
              [focused]: { boxShadow: `0 1px ${vars.color.focusRing}` },
              [`${focused}[data-invalid]`]: { boxShadow: `0 1px ${vars.tone.danger.base}` },
              [state.disabled]: { background: 'none' },
            },
          },
        ],
      },
    },
    defaultVariants: { variant: 'outlined', size: 'medium', labelPlacement: 'above' },
  },
  'box',
)

const tonedEdge = (edge: 'borderColor' | 'borderBlockEndColor', shadow: string) => ({
  [edge]: toneVars.base,
  selectors: {
    [hovered]: { [edge]: toneVars.ink },
    [focused]: { borderColor: toneVars.base, boxShadow: shadow },
  },
})
const tonedGlow = `0 0 0 3px color-mix(in oklch, ${toneVars.base} 24%, transparent)`
/** A frame in the colour of a tone. */
export const toned = styleVariants(
  {
    outlined: tonedEdge('borderColor', tonedGlow),
    filled: tonedEdge('borderBlockEndColor', tonedGlow),
    plain: tonedEdge('borderBlockEndColor', `0 1px ${toneVars.base}`),
  },
  (rule) => rule,
)

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  // A left-to-right value in a right-to-left page still begins where the page's lines begin.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': {
      color: vars.color.inkSubtle,
      fontWeight: vars.weight.regular,
      opacity: 1,
      unicodeBidi: 'plaintext',
    },
    '&:autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100px ${vars.color.surface}`,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

/** What stands before or after the value; as quiet as a placeholder, and never in the way of a press. */
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  color: vars.color.inkMuted,
})
/** Beside several lines it stands at the first. */
export const firstLine = style({ alignSelf: 'flex-start', blockSize: 'calc(1lh + 14px)' })
/** A unit or a few letters, on the value's line. */
export const sideWords = style(
  { ...truncate, display: 'block', flex: '0 1 auto', maxInlineSize: '50%' },
  'sideWords',
)
export const pending = style({ position: 'relative', flex: 'none', inlineSize: 18, blockSize: 18 })
/** A button at the end stands nearer to the edge than words do. */
export const button = style(
  control(touchTarget, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 26,
    blockSize: 26,
    padding: 0,
    marginInlineEnd: -6,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    selectors: {
      [state.hovered]: { background: vars.color.hover, color: vars.color.ink },
      [state.pressed]: { background: vars.color.press },
    },
  }),
)
