import { text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const menu = style({ padding: 6, minInlineSize: 180, outline: 'none', display: 'grid', gap: 1 })
export const header = style({
  padding: '14px 16px 10px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const section = style({
  display: 'grid',
  gap: 1,
  selectors: {
    '& + &': { marginBlockStart: 6, paddingBlockStart: 6, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
export const title = style({
  ...text('xs', 'semibold'),
  color: vars.color.inkSubtle,
  padding: '6px 10px 4px',
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.density.navItem,
  paddingInline: 10,
  paddingBlock: 4,
  borderRadius: vars.radius.control,
  outline: 'none',
  cursor: 'default',
  textDecoration: 'none',
  ...text('md', 'medium'),
  ...transition('background-color'),
  selectors: {
    [`${state.focused}, &[data-open]`]: { background: vars.color.hover },
    [state.pressed]: { background: vars.color.press },
    [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    [state.disabled]: { opacity: 0.5 },
  },
  '@media': { [media.touch]: { minBlockSize: 44 } },
})
export const entryTone = {
  neutral: style({ color: vars.color.ink }),
  danger: style({
    color: vars.tone.danger.ink,
    selectors: { [state.focused]: { background: vars.tone.danger.soft } },
  }),
}
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 })
export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
})
export const description = style({ ...text('sm'), color: vars.color.inkSubtle })
export const note = style({ ...text('xs'), color: vars.color.inkSubtle, whiteSpace: 'nowrap' })
export const shortcut = style({
  ...text('xs', 'medium'),
  color: vars.color.inkSubtle,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-keys)' },
})
export const mark = style({
  visibility: 'hidden',
  color: vars.tone.primary.ink,
  selectors: { [state.selected]: { visibility: 'visible' } },
})
export const more = style({ display: 'grid', marginInlineEnd: -4, color: vars.color.inkSubtle })
