import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { card, paddings } from './Card.css.ts'

const padding = vars.density.cardPadding

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginBlockStart: 'auto',
  paddingBlock: `calc(${padding} * 0.6)`,
  paddingInline: padding,
  overflowWrap: 'anywhere',
  selectors: {
    [`${paddings.card} > &`]: {
      marginInline: `calc(-1 * ${padding})`,
      marginBlockEnd: `calc(-1 * ${padding})`,
    },
  },
})
export const divided = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const actions = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 'auto',
  selectors: { [`${paddings[0]} > &`]: { padding } },
})
export const aligned = {
  start: style({ justifyContent: 'flex-start' }),
  end: style({ justifyContent: 'flex-end' }),
  between: style({ justifyContent: 'space-between' }),
  stretch: style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))' }),
}

/** Cards of one row are equally tall: their feet stand on one line, whatever is above. */
globalStyle('components', `${card}:has(> :is(${footer}, ${actions}))`, {
  display: 'flex',
  flexDirection: 'column',
})
globalStyle('components', `:where(${card}:has(> :is(${footer}, ${actions}))) > :where(a, button, span)`, {
  alignSelf: 'flex-start',
})
/** What stands above a foot keeps its distance, which no longer collapses with the foot's own. */
globalStyle('components', `${paddings.card} > :has(+ :is(${footer}, ${actions}))`, { marginBlockEnd: 20 })
