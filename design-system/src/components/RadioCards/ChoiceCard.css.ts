import { control, text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

// A shadow, because browsers round a border of 1.5 px down to 1, and a thicker border would move what is inside.
const line = (width: number, color: string) => `inset 0 0 0 ${width}px ${color}`

/** A choice as a card, all of which can be pressed. */
export const card = style(
  control({
    display: 'grid',
    alignContent: 'start',
    gap: '4px 12px',
    blockSize: '100%',
    minInlineSize: 0,
    padding: 16,
    borderRadius: 12,
    ...text('md'),
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: line(1, vars.color.lineStrong),
    ...transition('background-color, box-shadow, opacity'),
    selectors: {
      '&[data-hovered]': { boxShadow: line(1, vars.color.lineControl) },
      '&:has(:checked)': {
        background: vars.color.selected,
        boxShadow: line(1.5, vars.tone.primary.solid),
      },
      '&[data-invalid]:not(:has(:checked))': { boxShadow: line(1, vars.tone.danger.base) },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        selectors: { '&:has(:checked)': { border: '2px solid Highlight' } },
      },
    },
  }),
)
export const kinds = styleVariants(
  {
    plain: { gridTemplate: '"control words" / auto minmax(0, 1fr)' },
    icon: { gridTemplate: '"picture control" "words words" / minmax(0, 1fr) auto', rowGap: 14 },
    image: {
      gridTemplate: '"picture picture" "words control" / minmax(0, 1fr) auto',
      padding: 6,
      rowGap: 0,
    },
  } as const,
  (rule) => rule,
)

export const picture = style({ gridArea: 'picture', display: 'grid', justifyItems: 'start' })
/** In the corner of a card that begins with a picture, beside the title of any other. */
export const mark = style({
  gridArea: 'control',
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
})
export const marks = styleVariants(
  {
    plain: { blockSize: '1lh' },
    icon: { alignSelf: 'start' },
    image: { alignSelf: 'start', padding: 12, paddingInlineStart: 0 },
  },
  (rule) => rule,
)
/** The card has the ring of focus, so that what is drawn in it has none. */
export const quiet = style({ selectors: { '&&&&&': { outline: 'none' } } })

export const words = style({ gridArea: 'words', minInlineSize: 0, overflowWrap: 'anywhere' })
export const wordsBelowImage = style({ padding: '10px 10px 8px' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
})
export const title = style({ ...text('md', 'semibold'), minInlineSize: 0 })
export const end = style({
  ...text('md', 'semibold'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const more = style({
  display: 'block',
  marginBlockStart: 2,
  ...text('sm'),
  color: vars.color.inkMuted,
})
