import { control, focusRing, merge, surface, text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const inset = `calc(${vars.density.cardPadding} * 0.8)`
const open = '&[data-open]'
const line = `1px solid ${vars.color.line}`
const forcedBorder = { '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } } }

export const group = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const variants = {
  joined: style({ ...surface('raised', 'card'), overflow: 'clip' }),
  separated: style({ gap: 8 }),
  inset: style({}),
  popout: style({ paddingInline: 16 }),
  plain: style({}),
}

const divided = { selectors: { '& + &': { borderBlockStart: line } } }
/** A row of sheets that touch; one that is open leaves the row, and its neighbours close theirs with round corners. */
const leaving = (sideways: number) =>
  merge(forcedBorder, {
    ...transition('margin, border-radius', 'base'),
    background: vars.color.surface,
    boxShadow: vars.shadow.resting,
    selectors: {
      '& + &': { marginBlockStart: 1 },
      '&:is(:first-child, [data-open], [data-open] + *)': {
        borderStartStartRadius: vars.radius.card,
        borderStartEndRadius: vars.radius.card,
      },
      '&:is(:last-child, [data-open], :has(+ [data-open]))': {
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
      },
      [open]: {
        marginInline: sideways,
        boxShadow: `${vars.shadow.raised}, ${vars.shadow.edge}`,
      },
      '&[data-open]:not(:first-child), [data-open] + &': { marginBlockStart: 12 },
    },
  })
export const panels = {
  joined: style(divided),
  separated: style({ ...surface('raised', 'card'), overflow: 'clip' }),
  inset: style(leaving(16)),
  popout: style(leaving(-16)),
  plain: style(divided),
}
export const panel = style({ minInlineSize: 0 })
export const alone = style({ ...surface('raised', 'card'), overflow: 'clip' })

export const heading = style({ font: 'inherit' })
export const head = style(
  control({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: `calc(${vars.density.controlLarge} + 8px)`,
    paddingInline: inset,
    paddingBlock: 10,
    borderRadius: 'inherit',
    textAlign: 'start',
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      ...focusRing('-3px'),
      [`${variants.plain} &`]: { paddingInline: 8, borderRadius: vars.radius.control },
      [`:is(${panels.inset}, ${panels.popout}) &`]: { borderRadius: vars.radius.card },
    },
    '@media': { [media.touch]: { minBlockSize: 48 }, [media.forcedColors]: { border: 'none' } },
  }),
)
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style(text('md', 'semibold'))
export const description = style({ ...text('sm'), color: vars.color.inkSubtle })
export const icon = style({ flex: 'none', color: vars.color.inkMuted })
export const end = style({ ...text('sm'), flex: '0 1 auto', color: vars.color.inkSubtle, textAlign: 'end' })
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 20,
  color: vars.color.inkSubtle,
})
export const turning = style({
  ...transition('rotate', 'base'),
  selectors: { '[aria-expanded="true"] > &': { rotate: '-0.5turn' } },
})

/** Opens at once and then only fades and slides, so that nothing else is laid out again while it moves. */
export const content = style({
  ...transition('opacity, translate', 'base'),
  ...text('md'),
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { opacity: 0, translate: '0 -6px' } },
  '@media': {
    // Nothing would open it.
    [media.unscripted]: { selectors: { '&[hidden]': { display: 'block', opacity: 1, translate: 'none' } } },
  },
})
export const body = style({
  paddingInline: inset,
  paddingBlock: `2px ${inset}`,
  selectors: { [`${variants.plain} &`]: { paddingInline: 8, paddingBlockEnd: 16 } },
})
/** Begins where the title does, after the picture. */
export const indented = style({
  paddingInlineStart: `calc(${inset} + 32px)`,
  selectors: { [`${variants.plain} &`]: { paddingInlineStart: 40 } },
})
