import { createVar } from '@vanilla-extract/css'
import { ownDirection, text, transition, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** From the row's edge to its words; lists set it for the rows inside. */
export const inset = createVar('inset')
export const corner = createVar('corner')

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  minBlockSize: vars.density.navItem,
  paddingBlock: `calc((${vars.density.row} - 2 * ${vars.density.cellLine}) / 2)`,
  paddingInline: inset,
  borderRadius: corner,
  outline: 'none',
  color: vars.color.ink,
})

/** A row that reacts: to a link or a button that lies all over it, or itself. */
export const active = style({
  cursor: 'default',
  WebkitTapHighlightColor: 'transparent',
  ...transition('background-color'),
  selectors: {
    [state.hovered]: { background: vars.color.hover },
    [state.pressed]: { background: vars.color.press },
    [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    [state.selected]: { background: vars.color.selected },
    '&[data-selected][data-hovered]': {
      background: `linear-gradient(${vars.color.hover}, ${vars.color.hover}) ${vars.color.selected}`,
    },
    [state.disabled]: { opacity: 0.5 },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not([data-focus-visible])': {
          outline: '1px solid Highlight',
          outlineOffset: '-1px',
        },
      },
    },
  },
})

export const start = style({ display: 'flex', flex: 'none', color: vars.color.inkMuted })
export const words = style({ flex: '1 1 0', minInlineSize: 0 })
export const title = style({
  ...text('md', 'medium'),
  ...truncate,
  ...ownDirection,
  display: 'block',
  lineHeight: vars.density.cellLine,
})
/** Above a second line the first one leads. */
export const leading = style({ fontWeight: vars.weight.semibold })
/** What is dealt with does not lead any more. */
export const muted = style({ fontWeight: vars.weight.regular, color: vars.color.inkMuted })
export const detail = style({
  ...text('sm'),
  ...truncate,
  // A link in it shows the ring of its focus whole.
  overflow: 'clip',
  overflowClipMargin: 4,
  display: 'block',
  lineHeight: vars.density.cellLine,
  color: vars.color.inkMuted,
})
export const twoLines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
export const note = style({
  ...text('xs'),
  ...truncate,
  display: 'block',
  lineHeight: vars.density.cellLine,
  color: vars.color.inkSubtle,
})
export const end = style({
  ...text('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  maxInlineSize: '45%',
  color: vars.color.inkSubtle,
  fontVariantNumeric: 'tabular-nums',
})
