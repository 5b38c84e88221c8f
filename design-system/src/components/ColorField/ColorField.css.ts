import { createVar } from '@vanilla-extract/css'
import { control, text, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const color = createVar('color')
export const background = createVar('background')

export const trigger = style(
  control(touchTarget, {
    display: 'grid',
    padding: 0,
    marginInlineStart: -4,
    borderRadius: vars.radius.small,
    selectors: {
      [state.hovered]: { boxShadow: `0 0 0 2px ${vars.color.lineStrong}` },
      [state.expanded]: { boxShadow: `0 0 0 2px ${vars.color.focusRing}` },
      [state.disabled]: { opacity: 1 },
    },
  }),
)
/** A stroke through it says that there is no colour. */
export const swatch = style({
  display: 'block',
  inlineSize: 22,
  blockSize: 22,
  borderRadius: vars.radius.small,
  background: color,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
  forcedColorAdjust: 'none',
  selectors: {
    [state.empty]: {
      background: `linear-gradient(to top right, transparent 46%, ${vars.tone.danger.base} 46% 54%, transparent 54%)`,
    },
  },
})

/** Where it opens nothing it stands where its button would. */
export const lone = style({ marginInlineStart: -4 })

export const contrast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 6,
})
export const sample = style({
  display: 'grid',
  inlineSize: 28,
  blockSize: 20,
  borderRadius: vars.radius.small,
  background,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
  forcedColorAdjust: 'none',
})
/** A drawing and not text: how badly it may be read is what it shows. */
export const sampleText = style({
  margin: 'auto',
  inlineSize: 24,
  blockSize: 16,
  fill: color,
  font: `${vars.weight.strong} 12px/1 ${vars.font.body}`,
})
export const ratio = style({
  ...text('sm'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

/** As tall as the picker with its shades, hue and a row of colours, so that little moves when it is there. */
export const panelRoom = style({ blockSize: 266 })
