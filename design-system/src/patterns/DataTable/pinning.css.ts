import { createVar, type StyleRule } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { narrow } from './DataTable.css.ts'
import { head, row as headerRow, select as headerSelect } from './header.css.ts'
import { menu, row, select } from './rows.css.ts'

const offset = createVar('held-offset')
/** The name of the property that says how far from its edge a held cell stands. */
export const offsetName = offset.slice('var('.length, -1)

const held0 = {
  position: 'sticky',
  zIndex: 1,
  // What scrolls under it must not shine through: its row's own ground, with the veils of hover and selection.
  background: 'inherit',
  // As high as its row, where others are higher than it.
  alignSelf: 'stretch',
  alignContent: 'center',
} as const
const free = { position: 'static', boxShadow: 'none', alignSelf: 'auto', alignContent: 'normal' } as const
const inCards = { [narrow]: free }

// Twice, so that it holds whichever of the room's stylesheets comes last.
const twice = (rule: StyleRule) => ({ selectors: { '&&': rule } })
const heldCell = (inset: StyleRule) =>
  style({ ...twice({ ...held0, ...inset }), '@container': { [narrow]: twice(free) } })

/** A cell that stays at its edge while the others scroll. */
export const held = {
  start: heldCell({ insetInlineStart: offset }),
  end: heldCell({ insetInlineEnd: offset }),
}

/** The row's menu stands at the end, whatever room is left before it. */
export const menuPlace = style({
  gridColumnEnd: -1,
  '@media': { [media.print]: twice({ display: 'none' }) },
})

/** A table that holds columns at this edge, and its own checkboxes or menus with them. */
export const edges = { start: style({}), end: style({}) }
const grounds = { [row]: vars.color.surface, [headerRow]: vars.color.surfaceRaised }
for (const edge of [edges.start, edges.end])
  for (const [part, ground] of Object.entries(grounds))
    globalStyle('components', `${edge} ${part}:not([data-selected])`, { backgroundColor: ground })
for (const part of [select, headerSelect])
  globalStyle('components', `${edges.start} ${part}`, {
    ...held0,
    insetInlineStart: 0,
    '@container': inCards,
  })
for (const part of [menu, `${head} ${menuPlace}`])
  globalStyle('components', `${edges.end} ${part}`, { ...held0, insetInlineEnd: 0, '@container': inCards })
