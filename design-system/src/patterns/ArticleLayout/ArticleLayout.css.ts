import { pageTop } from '../../css/page-top.ts'
import { rem } from '../../css/rem.ts'
import { below, from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const wide = from(1024)
const narrow = below(1024)
/** How far below the window's top the sides stay, clear of the navigation. */
const TOP = 92

const stuck = {
  position: 'sticky',
  insetBlockStart: `calc(${pageTop} + ${rem(TOP)})`,
  alignSelf: 'start',
  maxBlockSize: `calc(100vh - ${pageTop} - ${rem(TOP + 24)})`,
  overflowY: 'auto',
  gridRow: 1,
} as const

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '@media': {
    [wide]: { gridTemplateColumns: `${rem(232)} minmax(0, 1fr) ${rem(216)}`, gap: 56 },
    [media.print]: { display: 'block' },
  },
})
export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 2, gridRow: 1 } },
})
export const folded = style({ '@media': { [wide]: { display: 'none' }, [media.print]: { display: 'none' } } })
export const siblings = style({
  minInlineSize: 0,
  '@media': { [wide]: { ...stuck, gridColumn: 1 }, [media.print]: { display: 'none' } },
})
export const side = style({
  minInlineSize: 0,
  '@media': { [wide]: { ...stuck, gridColumn: 3 }, [media.print]: { display: 'none' } },
})
export const list = style({ '@media': { [narrow]: { display: 'none' } } })
export const end = style({
  '@media': {
    [wide]: { marginBlockStart: 20, paddingBlockStart: 20, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
