import { control, focusRing, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const size = vars.density.controlSmall
const counts = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 } as const
/** The px that each step needs, by where its words stand. */
const widths = { beside: 148, below: 104 } as const
const below = (width: number) => (count: number) => `(inline-size < ${count * width}px)`
const whereNarrow = (width: number, display: string) =>
  styleVariants(counts, (count) => ({ '@container': { [below(width)(count)]: { display } } }))

export const place = style({ containerType: 'inline-size', inlineSize: '100%' })
export const list = style({ margin: 0, minInlineSize: 0 })
export const lists = {
  beside: style({ display: 'flex', gap: 12 }),
  below: style({ display: 'flex' }),
  vertical: style({ display: 'grid' }),
}
export const compact = style({ display: 'none', gap: 2 })
export const narrow = {
  beside: whereNarrow(widths.beside, 'none'),
  below: whereNarrow(widths.below, 'none'),
}
export const narrowOnly = {
  beside: whereNarrow(widths.beside, 'grid'),
  below: whereNarrow(widths.below, 'grid'),
}

export const step = style({ minInlineSize: 0, position: 'relative' })
export const steps = {
  beside: style({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    flex: '1 1 auto',
    minInlineSize: 'min-content',
    selectors: { '&:last-child': { flexGrow: 0 } },
  }),
  below: style({ flex: '1 1 0', display: 'grid', justifyItems: 'center', alignContent: 'start' }),
  vertical: style({ selectors: { '&:not(:last-child)': { paddingBlockEnd: 24 } } }),
}

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  textAlign: 'start',
  selectors: { [state.disabled]: { opacity: 0.5 } },
})
export const heads = {
  beside: style({}),
  below: style({ flexDirection: 'column', gap: 8, textAlign: 'center', paddingInline: 6 }),
  vertical: style({ alignItems: 'flex-start' }),
}
/** Its hovered ground reaches beyond the words, without moving them. */
export const pressable = style(
  control({
    padding: 6,
    margin: -6,
    borderRadius: vars.radius.control,
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      ...focusRing('0px'),
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.forcedColors]: { border: 'none' } },
  }),
)

export const mark = style({
  ...text('sm', 'strong'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size,
  blockSize: size,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
const soft = style({ background: toneVars.soft, color: toneVars.ink })
export const marks = {
  complete: soft,
  error: soft,
  upcoming: style({ background: vars.color.press, color: vars.color.inkMuted }),
  current: style({
    background: toneVars.solid,
    color: toneVars.onSolid,
    boxShadow: `0 0 0 4px ${toneVars.soft}`,
    '@media': { [media.forcedColors]: { borderWidth: 3, borderColor: 'Highlight' } },
  }),
}
/** Corners as controls have them; what is still to come has an outline in place of a ground. */
const corners = style({ borderRadius: vars.radius.control })
export const square = {
  complete: corners,
  current: corners,
  error: style([corners, { border: `1px solid ${toneVars.base}` }]),
  upcoming: style([
    corners,
    { background: vars.color.surface, border: `1px solid ${vars.color.lineStrong}` },
  ]),
}

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...text('md', 'medium'), textWrap: 'balance' })
export const titles = {
  complete: style({ color: vars.color.ink }),
  current: style({ color: vars.color.ink, fontWeight: vars.weight.semibold }),
  upcoming: style({ color: vars.color.inkMuted }),
  error: style({}),
}
export const failed = style({ color: vars.tone.danger.ink })
export const description = style({ ...text('sm'), color: vars.color.inkSubtle, textWrap: 'balance' })
export const problem = style({ display: 'block', marginBlockStart: 6 })

export const line = style({
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
export const lines = {
  beside: style({ flex: '1 1 24px', minInlineSize: 16, blockSize: 2 }),
  below: style({
    position: 'absolute',
    insetBlockStart: `calc(${size} / 2 - 1px)`,
    insetInlineStart: `calc(50% + ${size} / 2 + 10px)`,
    inlineSize: `calc(100% - ${size} - 20px)`,
    blockSize: 2,
  }),
  vertical: style({
    position: 'absolute',
    insetBlock: `calc(${size} + 8px) 8px`,
    insetInlineStart: `calc(${size} / 2 - 1px)`,
    inlineSize: 2,
  }),
}
export const bar = style({ display: 'flex', gap: 4, marginBlockStart: 8 })
export const part = style({
  flex: 1,
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const gone = style({
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
