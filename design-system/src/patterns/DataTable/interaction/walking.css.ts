import { keyframes } from '@vanilla-extract/css'
import { focusRing, merge, surface, text } from '../../../css/factories.ts'
import { media } from '../../../css/states.ts'
import { globalStyle, style } from '../../../css/style.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { narrow, withBar } from '../DataTable.css.ts'
import { header } from '../header.css.ts'
import { cell, row } from '../rows.css.ts'

const ring = focusRing('-2px')!
for (const [selector, rule] of Object.entries(ring))
  for (const part of [cell, header])
    globalStyle('components', selector.replace('&[data-focus-visible]', `${part}:focus-visible`), {
      ...(rule as object),
      borderRadius: vars.radius.small,
    })
globalStyle('components', `${cell}, ${header}`, { scrollMarginBlock: 18 })
// Under the bar that floats over the last rows nobody sees where they are.
globalStyle('components', `${withBar} ${row} > *`, { scrollMarginBlockEnd: 112 })

globalStyle('components', `[data-opens] > tbody > ${row}`, { cursor: 'pointer' })

/** What can be done with the row at once, before its menu; there is room for it where something hovers. */
export const quick = style({
  display: 'none',
  order: -1,
  gap: 2,
  marginInlineEnd: 4,
  '@media': { '(hover: hover)': { display: 'flex' }, [media.print]: { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
})

const flash = keyframes({ from: { backgroundColor: vars.tone.primary.soft } })
globalStyle('components', ':is(td, th, tr)[data-copied]', {
  animation: `${flash} 900ms ${vars.motion.easeOut}`,
})

/** Words beside a cell for a moment, above everything. */
export const note = style(
  merge(surface('overlay', 'control'), text('sm', 'medium'), {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '6px 10px',
    border: 0,
    maxInlineSize: 'min(90vw, 320px)',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    overflow: 'visible',
    whiteSpace: 'normal',
    textAlign: 'start',
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const looks = {
  done: style({ background: vars.color.inverse, color: vars.color.onInverse }),
  wrong: style({ color: vars.tone.danger.ink }),
}
