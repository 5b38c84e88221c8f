import { createVar } from '@vanilla-extract/css'
import { merge, surface } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The header's own padding; none where the card has it. */
export const headerInset = createVar('header-inset')

export const card = style(
  merge(surface('raised', 'card'), {
    minInlineSize: 0,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
)
export const paddings = {
  card: style({ padding: vars.density.cardPadding, vars: { [headerInset]: '0' } }),
  0: style({
    padding: 0,
    vars: { [headerInset]: `calc(${vars.density.cardPadding} * 0.75) ${vars.density.cardPadding}` },
  }),
}
/** Clips without becoming a scroller, so that what is sticky inside still follows the page. */
export const clipped = style({ overflow: 'clip' })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  padding: headerInset,
  selectors: { [`${paddings.card} > &:not(:last-child)`]: { marginBlockEnd: 16 } },
})
export const titles = style({ flex: '1 1 0', minInlineSize: 'min(160px, 100%)' })
export const led = style([titles, { display: 'flex', alignItems: 'center', gap: 12 }])
export const actions = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 })
