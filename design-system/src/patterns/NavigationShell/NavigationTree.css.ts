import { createVar } from '@vanilla-extract/css'
import { merge, text, transition } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { dot, item, wordsOpacity } from './NavigationEntry.css.ts'

/** How the branch of the current screen looks: in the rail it stands for what it hides. */
export const activeGround = createVar('active-ground')
export const activeInk = createVar('active-ink')

/** Entries keep to the width there is, and their words are cut before what stands at their end. */
const entries = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }

export const section = style(entries)
export const title = style({
  ...text('2xs', 'strong'),
  letterSpacing: vars.caps.tracking,
  textTransform: vars.caps.transform as 'uppercase',
  color: vars.color.inkSubtle,
  padding: '16px 12px 6px',
  whiteSpace: 'nowrap',
  position: 'relative',
  // The line that the title is in the rail.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 12,
    insetBlockEnd: 13,
    inlineSize: 20,
    blockSize: 1,
    background: vars.color.lineStrong,
    opacity: `calc(1 - ${wordsOpacity})`,
    ...transition('opacity'),
  },
})
export const titleText = style({ opacity: wordsOpacity, ...transition('opacity') })
export const list = style(entries)
export const opener = style({
  selectors: { '&[data-active]:not(:hover)': { color: activeInk, background: activeGround } },
})
export const chevron = style(
  merge(transition('rotate, opacity', 'base'), { color: vars.color.inkSubtle, opacity: wordsOpacity }),
)
export const chevronOpen = style({ rotate: '90deg', selectors: { [rtl]: { rotate: '-90deg' } } })

export const branch = style({
  ...entries,
  position: 'relative',
  paddingInlineStart: 30,
  marginBlock: '1px 4px',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 21,
    inlineSize: 1,
    background: vars.color.line,
  },
  selectors: { '& &': { paddingInlineStart: 19 }, '& &::before': { insetInlineStart: 10 } },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
})
// Inside a branch the dot stands on the branch's line.
globalStyle('components', `${branch} > li > ${item} > ${dot}`, {
  position: 'absolute',
  insetInlineStart: '-18.5px',
})
globalStyle('components', `${branch} > li > ${item} > ${dot}::before`, {
  inlineSize: 5,
  blockSize: 5,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})
