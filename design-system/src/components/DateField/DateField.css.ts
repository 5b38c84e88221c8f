import { text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** As high as the box, so that a press beside the segments focuses them. */
export const around = style({ flex: 1, alignSelf: 'stretch', display: 'flex', minInlineSize: 0 })

/** The segments of a date in the order of the language. They are a line of text, because Arabic needs the text direction rules. */
export const segments = style({
  flex: 1,
  display: 'block',
  alignContent: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  outline: 'none',
  whiteSpace: 'pre',
  fontVariantNumeric: 'tabular-nums',
  // A group would take a line of its own in forced colours; the box around has one.
  border: 0,
})
/** One segment, such as the day. */
export const segment = style({
  paddingInline: 2,
  borderRadius: 4,
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.inkMuted },
    '&[data-placeholder]': { color: vars.color.inkSubtle, fontWeight: vars.weight.regular },
    [state.focused]: { background: vars.tone.primary.solid, color: vars.tone.primary.onSolid },
    '&[data-focused][data-invalid]': { background: vars.tone.danger.solid, color: vars.tone.danger.onSolid },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { [state.focused]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

/** What was made of a date that does not exist. */
export const hint = style({
  ...text('sm', 'medium'),
  color: vars.tone.warning.ink,
  selectors: { '&:not(:empty)': { marginBlockStart: 6 } },
})

export const buttons = style({ display: 'flex', alignItems: 'center', gap: 8 })
