import { control, text, touchTarget } from '../../css/factories.ts'
import { state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const note = style({
  ...text('sm', 'medium'),
  display: 'flex',
  gap: 6,
  marginBlockStart: 6,
  color: vars.tone.danger.ink,
})
export const sign = style({ blockSize: '1lh', display: 'flex', alignItems: 'center', flex: 'none' })
export const list = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' })
export const dismiss = style(
  control(touchTarget, {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 20,
    blockSize: 20,
    padding: 0,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    selectors: { [state.hovered]: { background: vars.color.hover, color: vars.color.ink } },
  }),
)
