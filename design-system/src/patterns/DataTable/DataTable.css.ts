import { createContainer } from '@vanilla-extract/css'
import { merge, surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const card = createContainer('data-table')
/** Where rows turn into cards: the card itself is narrow, wherever it stands. */
export const narrow = `${card} (max-width: 599.98px)`
export const wide = `${card} (min-width: 600px)`
/** A phone with a large text: a card has no room for two things in a line. */
export const narrowest = `${card} (max-width: 259.98px)`

const notOnPaper = { '@media': { [media.print]: { display: 'none' } } }

/** Room to scroll the last rows and the footer out from under the bar of the selection. */
export const withBar = style({
  paddingBlockEnd: 96,
  '@media': { [media.belowSm]: { paddingBlockEnd: 120 }, [media.print]: { paddingBlockEnd: 0 } },
})

export const frame = style(
  merge(surface('raised', 'card'), {
    containerType: 'inline-size',
    containerName: card,
    overflow: 'clip',
    // Paper cuts between rows, and has no room too narrow for them.
    '@media': { [media.print]: { containerType: 'normal', overflow: 'visible' } },
  }),
)

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingBlock: `calc(${vars.density.cardPadding} - 6px)`,
  paddingInline: vars.density.cardPadding,
  '@container': { [narrow]: { padding: 16 } },
  ...notOnPaper,
})
/** With nothing in it but what cards need. */
export const onlyNarrow = style({
  display: 'none',
  '@container': { [narrow]: { display: 'flex' } },
})
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  // They give way before the tools beside them go to a line of their own.
  flex: '1 1 0',
  minInlineSize: 'min(100%, 420px)',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
      flexBasis: '100%',
    },
  },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  marginInlineStart: 'auto',
  '@container': { [narrow]: { inlineSize: '100%' } },
})
export const whenNarrow = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block', marginInlineEnd: 'auto' } },
})

export const content = style({ position: 'relative' })
export const progress = style({ position: 'absolute', insetBlockStart: -1, insetInline: 0, zIndex: 1 })
export const panel = style({ paddingBlock: 40, paddingInline: vars.density.cardPadding })

export const footer = style({
  ...text('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  minBlockSize: `calc(${vars.density.control} + 29px)`,
  padding: `14px ${vars.density.cardPadding}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { padding: '12px 16px' } },
  '@media': { [media.print]: { minBlockSize: 0, breakInside: 'avoid' } },
})
export const pageSize = style({ display: 'flex', alignItems: 'center', gap: 14, ...notOnPaper })
export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  alignItems: 'center',
  gap: '10px 14px',
  marginInlineStart: 'auto',
  '@container': { [narrow]: { flexBasis: '100%', justifyContent: 'space-between' } },
})
export const range = style({ whiteSpace: 'nowrap' })
