import { text } from '../../css/factories.ts'
import { barsBottom } from '../../css/page-top.ts'
import { rem } from '../../css/rem.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const wide = `(min-width: ${rem(1200)})`

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(176)}`, columnGap: 36 } },
})
export const page = style({ minInlineSize: 0 })
export const side = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${barsBottom} + 20px)`,
      alignSelf: 'start',
      maxBlockSize: `calc(100vh - ${barsBottom} - 40px)`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
})
export const label = style({
  ...text('sm', 'semibold'),
  color: vars.color.ink,
  paddingBlockEnd: 10,
  paddingInlineStart: 14,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  ...text('sm'),
  position: 'relative',
  paddingBlock: 5,
  paddingInlineStart: 14,
  color: vars.color.inkMuted,
  borderInlineStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-active]': { fontWeight: 600, color: vars.tone.primary.ink },
    '&[data-active]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: -1,
      inlineSize: 2,
      background: vars.tone.primary.base,
    },
  },
})
export const end = style({
  marginBlockStart: 16,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
