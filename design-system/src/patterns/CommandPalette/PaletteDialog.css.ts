import { appear, merge, surface, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const scrim = style(
  merge(appear('none', 'fast'), {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    background: vars.color.scrim,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    '@media': { [media.sm]: { paddingBlockStart: '12dvh' } },
  }),
)
export const panel = style(
  merge(surface('overlay', 'overlay'), appear('translateY(8px)', 'base'), {
    inlineSize: '100%',
    blockSize: '100dvh',
    borderRadius: 0,
    overflow: 'hidden',
    '@media': {
      [media.sm]: {
        inlineSize: 'min(600px, 92vw)',
        blockSize: 'auto',
        maxBlockSize: '70dvh',
        borderRadius: vars.radius.overlay,
      },
    },
  }),
)
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  maxBlockSize: 'inherit',
  outline: 'none',
})
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: 18,
  color: vars.color.inkSubtle,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 56,
  border: 0,
  background: 'none',
  outline: 'none',
  color: vars.color.ink,
  ...text('lg'),
  selectors: {
    '&::placeholder': { color: vars.color.inkSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const list = style({ flex: 1, overflowY: 'auto', padding: 8, outline: 'none', scrollPadding: 40 })
export const group = style({ display: 'grid' })
export const title = style({
  ...text('xs', 'semibold'),
  color: vars.color.inkSubtle,
  padding: '12px 12px 4px',
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: vars.density.navItem,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  ...text('md', 'medium'),
  selectors: {
    [state.focused]: { background: vars.tone.primary.soft, color: vars.tone.primary.ink },
    [state.focusVisible]: { background: vars.tone.primary.soft, color: vars.tone.primary.ink },
  },
  '@media': { [media.touch]: { minBlockSize: 44 } },
})
export const empty = style({ ...text('md'), color: vars.color.inkMuted, padding: 24, textAlign: 'center' })
