import { control, focusRing, merge, text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
})

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
      ...focusRing('-3px'),
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.forcedColors]: { border: 'none' } },
  }),
)

export const line = style(
  merge(transition('translate, width', 'base'), {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 12,
    inlineSize: 'calc(100% - 24px)',
    blockSize: 2,
    borderRadius: vars.radius.full,
    background: vars.tone.primary.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
)

export const panel = style({
  paddingBlockStart: 20,
  outline: 'none',
  borderRadius: vars.radius.control,
  selectors: focusRing('4px'),
})
