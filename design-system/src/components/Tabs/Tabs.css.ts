import { createVar, fallbackVar } from '@vanilla-extract/css'
import { control, focusRing, merge, text, transition } from '../../css/factories.ts'
import { media, rtl, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const vertical = '&[data-orientation="vertical"]'

const [turn, start, end] = [createVar('tabs-turn'), createVar('tabs-start'), createVar('tabs-end')]
const [clear, full] = ['26px', '48px']
/** Fades where tabs go on beyond the row's end, below the button that brings them; opaque is any full colour. */
const fade = `linear-gradient(${turn}, transparent calc(${start} * ${clear}), ${vars.color.ink} calc(${start} * ${full}), ${vars.color.ink} calc(100% - ${end} * ${full}), transparent calc(100% - ${end} * ${clear}))`

export const list = style({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  vars: { [turn]: '90deg', [start]: '0', [end]: '0' },
  selectors: {
    '&[data-more]': { maskImage: fade },
    '&[data-more~="inline-start"]': { vars: { [start]: '1' } },
    '&[data-more~="inline-end"]': { vars: { [end]: '1' } },
    [rtl]: { vars: { [turn]: '270deg' } },
    [vertical]: { flexDirection: 'column', flex: '1 0 min(180px, 100%)', overflowX: 'visible' },
  },
  '@media': { [media.forcedColors]: { maskImage: 'none' } },
})
export const lists = {
  underline: style({
    boxShadow: `inset 0 -1px ${vars.color.line}`,
    selectors: { [vertical]: { boxShadow: 'none', borderInlineStart: `1px solid ${vars.color.line}` } },
  }),
  pill: style({}),
  tile: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 42%), 1fr))',
    gap: 12,
    overflowX: 'visible',
    selectors: { [vertical]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
  }),
  contained: style({
    flexGrow: 0,
    gap: 2,
    padding: 4,
    borderRadius: 12,
    background: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    selectors: { [vertical]: { flexGrow: 1, alignSelf: 'start' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
}

export const tab = style(
  control({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    minBlockSize: vars.density.controlLarge,
    paddingInline: 12,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    ...text('md', 'medium'),
    selectors: {
      [state.hovered]: { color: vars.color.ink },
      [state.selected]: { color: vars.tone.primary.ink },
      [`${list}[data-orientation="vertical"] > &`]: {
        whiteSpace: 'normal',
        paddingBlock: 6,
        overflowWrap: 'anywhere',
      },
      ...focusRing('-3px'),
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.forcedColors]: { border: 'none' } },
  }),
)
export const tabs = {
  underline: '',
  pill: style({
    isolation: 'isolate',
    minBlockSize: vars.density.control,
    paddingInline: 14,
    selectors: { '&[data-hovered]:not([data-selected])': { background: vars.color.hover } },
  }),
  tile: style({
    isolation: 'isolate',
    gap: 10,
    minInlineSize: 0,
    minBlockSize: 56,
    paddingBlock: 8,
    borderRadius: 12,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    selectors: { '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
  contained: style({
    isolation: 'isolate',
    minBlockSize: vars.density.controlSmall,
    paddingInline: 14,
    selectors: { [state.selected]: { color: vars.color.ink } },
  }),
}
const edge = createVar('tabs-edge')
export const small = style({
  ...text('sm', 'medium'),
  gap: 6,
  minBlockSize: vars.density.control,
  paddingInline: 6,
  vars: { [edge]: '6px' },
})
/** Every tab as wide as its words and its share of what is left. */
export const shared = style({ flex: '1 0 auto', justifyContent: 'center' })
export const label = style({ selectors: { [`${list}[data-orientation="vertical"] &`]: { flex: 1 } } })

/** On a phone the figure has all the room: an amount with its currency is long. */
export const tileIcon = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.belowSm]: { display: 'none' } },
})
/** The name of a tile above its figure. */
export const words = style({ display: 'grid', minInlineSize: 0, textAlign: 'start', ...text('sm', 'medium') })
export const figure = style({
  ...text('md', 'semibold'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const indicator = style(
  merge(transition('translate, width, height', 'base'), { position: 'absolute' }),
)
const behind = { inset: 0, zIndex: -1, borderRadius: vars.radius.control }
const outlined = { '@media': { [media.forcedColors]: { border: '2px solid Highlight' } } }
export const indicators = {
  underline: style({
    insetBlockEnd: 0,
    insetInlineStart: fallbackVar(edge, '12px'),
    inlineSize: `calc(100% - 2 * ${fallbackVar(edge, '12px')})`,
    blockSize: 2,
    borderRadius: vars.radius.full,
    background: vars.tone.primary.solid,
    selectors: {
      [`${list}[data-orientation="vertical"] &`]: {
        insetBlock: 8,
        insetInlineStart: -1,
        inlineSize: 2,
        blockSize: 'auto',
      },
    },
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
  pill: style({ ...behind, background: vars.tone.primary.soft, ...outlined }),
  tile: style({
    ...behind,
    borderRadius: 12,
    background: vars.color.selected,
    boxShadow: `inset 0 0 0 1.5px ${vars.tone.primary.solid}`,
    ...outlined,
  }),
  contained: style({
    ...behind,
    background: vars.color.surface,
    boxShadow: `${vars.shadow.resting}, ${vars.shadow.edge}`,
    ...outlined,
  }),
}

/** The column stands beside its panel where both have room, else above it. */
export const beside = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 24px' })

export const panel = style({
  paddingBlockStart: 20,
  outline: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    ...focusRing('4px'),
    // As high as the first tab's words.
    [`${beside} > &`]: {
      flex: '999 1 300px',
      minInlineSize: 0,
      paddingBlockStart: `calc((${vars.density.controlLarge} - 20px) / 2)`,
    },
    '&[data-inert]': { display: 'none' },
  },
})
