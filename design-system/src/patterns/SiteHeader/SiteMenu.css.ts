import { control, merge, surface, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const panel = style(
  merge(surface('overlay', 'overlay'), {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: 16,
    padding: '20px 16px',
    maxBlockSize: 'calc(100dvh - 92px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
)
export const drawer = style({ display: 'grid', gap: 20, marginInline: -12 })
export const group = style({ minInlineSize: 0 })
export const title = style({
  ...text('xs', 'semibold'),
  margin: 0,
  padding: '0 12px 6px',
  color: vars.color.inkSubtle,
})
export const links = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
export const link = style(
  control({
    ...text('md', 'medium'),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 36,
    paddingInline: 12,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [state.current]: { background: vars.color.selected, color: vars.tone.primary.ink },
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.forcedColors]: { border: 0 } },
  }),
)
