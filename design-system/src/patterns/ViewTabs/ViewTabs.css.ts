import { control, focusRing, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  paddingInline: `calc(${vars.density.cardPadding} - 12px) 12px`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const row = style({
  display: 'flex',
  gap: 4,
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
export const view = style(
  control({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: vars.density.controlLarge,
    paddingInline: 12,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    ...text('md', 'medium'),
    selectors: {
      '&:hover': { color: vars.color.ink },
      [state.current]: { color: vars.tone.primary.ink },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 12,
        insetBlockEnd: 0,
        blockSize: 2,
        borderRadius: 1,
        background: 'currentColor',
      },
      ...focusRing('-3px'),
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.forcedColors]: {
        border: 'none',
        selectors: { '&[aria-current]::after': { background: 'Highlight' } },
      },
    },
  }),
)
export const dot = style({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: vars.tone.warning.solid,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
export const end = style({ display: 'flex', alignItems: 'center', gap: 4, flex: 'none' })
