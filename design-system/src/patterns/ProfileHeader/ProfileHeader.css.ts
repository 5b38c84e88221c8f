import { control, focusRing, merge, surface, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const RING = 5
/** How far the face stands over the cover's edge. */
const RISE = 44

export const sheet = style(merge(surface('raised', 'card'), { overflow: 'clip', minInlineSize: 0 }))
export const cover = style({
  blockSize: 120,
  background: vars.tone.primary.soft,
  '@media': { [media.sm]: { blockSize: 184 }, [media.print]: { display: 'none' } },
})
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 20px',
  paddingInline: vars.density.cardPadding,
})
export const face = style({
  flex: 'none',
  marginBlockStart: -RISE,
  marginInlineStart: -RING,
  borderRadius: vars.radius.full,
  border: `${RING}px solid ${vars.color.surface}`,
  background: vars.color.surface,
  lineHeight: 0,
  // Above the cover, which is drawn later where it is a picture of its own layer.
  position: 'relative',
})
export const blank = style({
  display: 'block',
  inlineSize: 80,
  blockSize: 80,
  borderRadius: vars.radius.full,
  background: vars.tone.neutral.soft,
  '@media': { [media.sm]: { inlineSize: 112, blockSize: 112 } },
})
export const words = style({
  flex: '1 1 200px',
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  paddingBlockStart: 14,
  overflowWrap: 'anywhere',
})
export const description = style({ ...text('md'), margin: 0, color: vars.color.inkMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlockStart: 16,
  '@media': {
    [media.belowSm]: { inlineSize: '100%', paddingBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: 0,
  padding: `16px ${vars.density.cardPadding} 20px`,
  listStyle: 'none',
})
export const fact = style({
  ...text('md'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.inkMuted,
})
export const tabs = style({
  display: 'flex',
  gap: 4,
  paddingInline: `calc(${vars.density.cardPadding} - 12px)`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
export const tab = style(
  control({
    ...text('md', 'medium'),
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    minBlockSize: vars.density.controlLarge,
    paddingInline: 12,
    whiteSpace: 'nowrap',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      [state.hovered]: { color: vars.color.ink },
      [state.current]: { color: vars.tone.primary.ink },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: 12,
        blockSize: 2,
        borderRadius: vars.radius.full,
        background: vars.tone.primary.solid,
      },
      ...focusRing('-3px'),
    },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  }),
)
