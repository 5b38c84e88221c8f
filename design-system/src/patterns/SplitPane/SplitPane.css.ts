import { createContainer, createVar } from '@vanilla-extract/css'
import { surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const app = createContainer('split-pane')
/** From which width of the whole two panes, and three, stand beside each other. */
const two = `${app} (min-width: 640px)`
const three = `${app} (min-width: 1040px)`

export const size = createVar('pane-size')
export const minSize = createVar('pane-min-size')

export const frame = style({
  ...surface('raised', 'card'),
  containerName: app,
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { overflow: 'visible' } },
})
/** A container cannot be asked by itself, so the panes stand in a row of their own. */
export const row = style({ display: 'flex', flex: 1, minInlineSize: 0, minBlockSize: 0 })

export const pane = style({
  display: 'none',
  flexDirection: 'column',
  flex: '1 1 0',
  // It takes the focus where what had it is gone, and its heading says where one is.
  outline: 'none',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-active]': { display: 'flex' } },
  // On paper stands what is looked at, alone.
  '@media': { print: { selectors: { '&&&&:not([data-active])': { display: 'none' } } } },
  '@container': {
    [two]: {
      selectors: {
        '&[data-active]:not([data-pair])': { display: 'none' },
        '&[data-pair]': { display: 'flex', flex: `0 1 ${size}`, minInlineSize: minSize },
        '&[data-pair="filling"]': { flex: '1 1 0' },
      },
    },
    [three]: {
      selectors: {
        '&&&': { display: 'flex', flex: `0 1 ${size}`, minInlineSize: minSize },
        '&&&[data-filling]': { flex: '1 1 0' },
      },
    },
  },
})
export const grounds = {
  surface: style({}),
  subtle: style({ background: `color-mix(in oklab, ${vars.color.ink} 2.5%, ${vars.color.surface})` }),
}
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minInlineSize: 0,
})
export const lined = style({ borderBlockEnd: `1px solid ${vars.color.line}` })
export const headContent = style({ flex: 1, minInlineSize: 0 })
export const back = style({
  paddingInlineStart: 8,
  selectors: { [`${pane}[data-first] &`]: { display: 'none' } },
  '@container': {
    [two]: { display: 'none', selectors: { [`${pane}[data-pair-first] &`]: { display: 'block' } } },
    [three]: { selectors: { '&&&': { display: 'none' } } },
  },
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
})
export const scrolls = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  scrollPaddingBlock: 12,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -2 } },
  '@media': { [media.forcedColors]: { scrollbarColor: 'auto' }, print: { overflow: 'visible' } },
})
globalStyle('components', `${scrolls} > *`, { flexShrink: 0 })
// What is alone in a pane is as high as it, so that an `EmptyState` stands in its middle.
globalStyle('components', `${body} > :only-child`, { flexGrow: 1 })
export const foot = style({ flex: 'none' })

export const handle = style({
  display: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: 1,
  background: vars.color.line,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  zIndex: vars.layer.raised,
  ...text('xs'),
  // What is taken hold of is wider than the line that is seen.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: -12,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: -1,
    background: vars.color.focusRing,
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: vars.motion.fast,
  },
  selectors: {
    '&:hover::after, &[data-dragging]::after': { opacity: 0.6 },
    '&:focus-visible::after': { opacity: 1, insetInline: -2 },
  },
  '@container': {
    [two]: { selectors: { '&[data-pair]': { display: 'block' } } },
    [three]: { selectors: { '&&': { display: 'block' } } },
  },
  '@media': {
    [media.touch]: { '::before': { insetInline: -22 } },
    [media.forcedColors]: { background: 'CanvasText', '::after': { background: 'Highlight' } },
    print: { display: 'none' },
  },
})
