import { control, text, touchTarget, truncate } from '../../css/factories.ts'
import { media, rtl, state } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  ...text('sm'),
  color: vars.color.inkMuted,
  // No room for a word of each.
  '@media': { '(max-width: 259.98px)': { flexWrap: 'wrap' } },
})
/** The further back, the sooner it is cut; where one is stays readable longest. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 54,
  flex: '0 3 auto',
  selectors: { '&:last-child': { flexShrink: 2 } },
})
/** Cut a little outside of the words, so that cutting them does not cut the focus ring. */
export const label = style({ ...truncate, overflow: 'clip', overflowClipMargin: 4, minInlineSize: 28 })
// Wide and high enough to hit, without making the line taller.
globalStyle('components', `${label} > a`, {
  ...truncate,
  display: 'block',
  minInlineSize: 28,
  paddingBlock: 4,
  marginBlock: -4,
})
export const current = style({ color: vars.color.ink, fontWeight: vars.weight.medium })
export const chevron = style({ flex: 'none', color: vars.color.inkSubtle })

/** Looks like the links beside it. */
export const opener = style(
  control({
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minInlineSize: 28,
    paddingBlock: 4,
    paddingInline: 4,
    marginBlock: -4,
    marginInline: -4,
    borderRadius: vars.radius.small,
    font: 'inherit',
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      [`${state.hovered}, ${state.expanded}`]: { color: vars.color.ink, background: vars.color.hover },
    },
    '@media': { ...touchTarget['@media'], [media.forcedColors]: { border: 0 } },
  }),
)

/** Points down; in right-to-left it is mirrored before it is turned. */
export const opens = style({
  display: 'flex',
  color: vars.color.inkSubtle,
  rotate: '90deg',
  selectors: { [rtl]: { rotate: '-90deg' } },
})

/** The button of the menu makes the line no taller. */
export const more = style({ display: 'flex', marginBlock: -6 })
export const menuItem = style({ minInlineSize: 'auto', flexShrink: 0 })

/** On a phone, only the way back to the parent stays, with an arrow that points there. */
export const short = style({})
export const back = style({ display: 'none', flex: 'none', color: vars.color.inkSubtle })
const onPhones = (rule: Parameters<typeof globalStyle>[2]) => ({ '@media': { [media.belowSm]: rule } })
globalStyle('components', `${short} > li:not([data-parent])`, onPhones({ display: 'none' }))
globalStyle('components', `${short} > li > ${chevron}`, onPhones({ display: 'none' }))
globalStyle('components', `${short} > li > ${back}`, onPhones({ display: 'block' }))
