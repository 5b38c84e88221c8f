import { text } from '../../css/factories.ts'
import { below, from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const wide = from(1024)
const narrow = below(1024)

export const wizard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '312px minmax(0, 1fr)' } },
})
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 40,
  padding: vars.density.cardPadding,
  paddingBlockStart: 28,
  background: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { display: 'none' } },
})
export const preview = style({ minInlineSize: 0 })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: `14px ${vars.density.cardPadding}`,
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { display: 'none' } },
})
export const progress = style({ display: 'grid', flex: 1, minInlineSize: 0 })

export const main = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 24,
  padding: vars.density.cardPadding,
  '@media': { [wide]: { padding: '28px 32px 32px' } },
})
export const place = style({
  ...text('sm', 'semibold'),
  color: vars.tone.primary.ink,
  marginBlock: '0 4px',
  // The bar says it.
  '@media': { [narrow]: { display: 'none' } },
})
export const description = style({ ...text('md'), color: vars.color.inkMuted, marginBlock: '4px 0' })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: `16px ${vars.density.cardPadding}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { paddingInline: 32 } },
})
export const onward = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginInlineStart: 'auto',
})
export const keys = style({
  ...text('sm'),
  color: vars.color.inkSubtle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [narrow]: { display: 'none' }, [media.touch]: { display: 'none' } },
})
