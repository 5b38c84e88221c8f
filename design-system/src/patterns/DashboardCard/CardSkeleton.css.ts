import { style } from '../../css/style.ts'
import { trackColor } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { vars } from '../../tokens/contract.css.ts'
import { waiting } from '../../components/Skeleton/Skeleton.css.ts'

export const fill = style([
  waiting,
  {
    flex: 1,
    minBlockSize: 24,
    borderRadius: vars.radius.control,
    background: trackColor,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  },
])
export const chart = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: 12 })
export const rows = style({ display: 'grid', gap: 14 })
export const row = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const words = style({ flex: 1, minInlineSize: 0 })
export const ring = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 24,
})
export const legend = style({ flex: '1 1 140px', display: 'grid', gap: 12 })
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 24,
})
