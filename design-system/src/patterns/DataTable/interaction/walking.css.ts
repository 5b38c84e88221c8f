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
// Keeps the focused row clear of the bar that floats over the last rows.
globalStyle('components', `${withBar} ${row} > *`, { scrollMarginBlockEnd: 112 })

globalStyle('components', `[data-opens] > tbody > ${row}`, { cursor: 'pointer' })

/** The quick actions of a row, before its menu; they have room only on devices with hover. */
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

/** A short message beside a cell, above everything. */
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
