import { createVar } from '@vanilla-extract/css'
import { control, text, transition, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** 1 where words show, 0 in the collapsed rail. */
export const wordsOpacity = createVar('words-opacity')

export const item = style(
  control({
    display: 'flex',
    alignItems: 'center',
    gap: 11,
    inlineSize: '100%',
    minBlockSize: vars.density.navItem,
    paddingInline: 12,
    borderRadius: 9,
    color: vars.color.inkMuted,
    textAlign: 'start',
    ...text('md', 'medium'),
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
      '&:is([data-active], [aria-expanded="true"])': { color: vars.color.ink },
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.forcedColors]: { border: 0 } },
  }),
)
export const current = style({
  background: vars.tone.primary.soft,
  color: vars.tone.primary.ink,
  fontWeight: vars.weight.strong,
  selectors: { [state.hovered]: { background: vars.tone.primary.softHover } },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
export const disabled = style({
  color: vars.color.inkSubtle,
  cursor: 'not-allowed',
  paddingBlock: 6,
  selectors: { [`&${state.hovered.slice(1)}`]: { background: 'none' }, '&:active': { background: 'none' } },
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
})
export const words = style({ flex: 1, minInlineSize: 0, opacity: wordsOpacity, ...transition('opacity') })
export const label = style({ ...truncate, display: 'block' })
export const why = style({ ...text('xs'), display: 'block' })
export const badge = style({
  ...text('2xs', 'strong'),
  lineHeight: '18px',
  paddingInline: 7,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  opacity: wordsOpacity,
})
export const note = style({ ...text('xs'), color: vars.color.inkSubtle, opacity: wordsOpacity })
/** What stands for an icon: as wide as one. */
export const dot = style({
  flex: 'none',
  inlineSize: 20,
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '""',
    inlineSize: 6,
    blockSize: 6,
    borderRadius: '50%',
    background: vars.color.lineControl,
    ...transition('background-color, scale'),
  },
  selectors: {
    [`${current} > &::before`]: { background: vars.tone.primary.base },
    [`${item}:hover > &::before`]: { background: 'currentColor' },
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
})
export const external = style({
  display: 'flex',
  color: vars.color.inkSubtle,
  opacity: wordsOpacity,
})
