import { appear, merge, surface, text } from '../../css/factories.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { widths } from './widths.ts'

export const sheet = style(
  merge(surface('overlay', 'control'), appear('scale(0.96)'), {
    display: 'flex',
    borderRadius: 12,
    outline: 'none',
    transformOrigin: 'var(--trigger-anchor-point, top)',
    zIndex: vars.layer.overlay,
  }),
)
export const sizes = styleVariants(widths, (size) => ({
  inlineSize: `min(${size}px, 100vw - 24px)`,
}))

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  outline: 'none',
})
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  paddingBlock: '14px 6px',
  paddingInline: 16,
})
export const title = style({
  ...text('md', 'strong'),
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
/** Lines the cross up with the sheet's padding, not the button's edge. */
export const close = style({ marginBlock: -5, marginInlineEnd: -6 })
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 16,
  ...text('md'),
  overflowWrap: 'anywhere',
  selectors: { [`${header} + &`]: { paddingBlockStart: 2 } },
})

/** A list's rows stand in by 12 px themselves, so that their words line up with the title. */
export const insets = { content: style({ paddingInline: 16 }), list: style({ paddingInline: 4 }) }
export const sheetInsets = { content: undefined, list: style({ marginInline: -12 }) }

/** It stands a pixel inside of the sheet, whose line it interrupts. */
export const arrow = style({
  display: 'block',
  inlineSize: 16,
  maxInlineSize: 'none',
  blockSize: 8,
  fill: vars.color.surface,
  selectors: {
    '[data-placement="top"] > &': { translate: '0 -1px' },
    '[data-placement="bottom"] > &': { rotate: '180deg', translate: '0 1px' },
    '[data-placement="left"] > &': { rotate: '-90deg', translate: '-5px 0' },
    '[data-placement="right"] > &': { rotate: '90deg', translate: '5px 0' },
  },
})
export const arrowLine = style({ fill: 'none', stroke: vars.color.lineStrong, strokeOpacity: 0.6 })
