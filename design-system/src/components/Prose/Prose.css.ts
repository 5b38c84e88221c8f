import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const edge = `1px solid ${vars.color.line}`

/** No wider than one reads with ease; margins collapse, so that blocks keep their distance however they are nested. */
export const prose = style({
  maxInlineSize: '72ch',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  overflowWrap: 'break-word',
})
export const sizes = {
  md: style({ fontSize: '0.875rem', lineHeight: '1.5rem' }),
  lg: style({ fontSize: '1rem', lineHeight: '1.75rem' }),
}

const within = (selector: string, rule: Parameters<typeof globalStyle>[2]) =>
  globalStyle('components', `${prose} :where(${selector})`, rule)

within('p, ul, ol, dl, blockquote, pre, table, figure, details', { marginBlock: '1em' })
within('h1, h2, h3, h4, h5, h6', { textWrap: 'balance', color: vars.color.ink })
within('h1', {
  font: `${vars.weight.heavy} ${vars.text['3xl']} ${vars.font.body}`,
  letterSpacing: vars.tracking['3xl'],
  marginBlock: '0 0.6em',
})
within('h2', {
  font: `${vars.weight.strong} ${vars.text['2xl']} ${vars.font.body}`,
  letterSpacing: vars.tracking['2xl'],
  marginBlock: '1.7em 0.6em',
})
within('h3', {
  font: `${vars.weight.strong} ${vars.text.xl} ${vars.font.body}`,
  letterSpacing: vars.tracking.xl,
  marginBlock: '1.6em 0.5em',
})
within('h4, h5, h6', {
  font: `${vars.weight.strong} ${vars.text.lg} ${vars.font.body}`,
  marginBlock: '1.5em 0.4em',
})

/** Below a card's title, which none of them may outdo. */
export const smallHeadings = style({})
globalStyle('components', `${smallHeadings} :where(h1, h2, h3, h4, h5, h6)`, {
  font: `${vars.weight.strong} ${vars.text.md} ${vars.font.body}`,
  letterSpacing: 'normal',
  marginBlock: '1.4em 0.3em',
})

within('ul, ol', { paddingInlineStart: '1.5em' })
within('ul', { listStyle: 'disc' })
within('ol', { listStyle: 'decimal' })
within('ul ul', { listStyle: 'circle' })
within('li', { marginBlock: '0.35em', paddingInlineStart: '0.25em' })
within('li > :is(ul, ol, p)', { marginBlock: '0.35em' })
within('td > p, th > p', { marginBlock: 0 })
within('li::marker', { color: vars.color.inkSubtle, fontVariantNumeric: 'tabular-nums' })
within('dt', { fontWeight: vars.weight.semibold })
within('dd', { marginBlockEnd: '0.75em', color: vars.color.inkMuted })

within('a', {
  color: vars.tone.primary.ink,
  textDecoration: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
  borderRadius: 4,
})
within('a:focus-visible', { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 })
within('strong, b', { fontWeight: vars.weight.strong })
within('small', { fontSize: '0.875em', color: vars.color.inkMuted })
within('mark', { background: vars.tone.warning.soft, color: vars.tone.warning.ink, borderRadius: 3 })
within('hr', { border: 0, borderBlockStart: edge, marginBlock: '2em' })

within('blockquote', {
  paddingInlineStart: '1.25em',
  borderInlineStart: `3px solid ${vars.tone.primary.base}`,
  color: vars.color.inkMuted,
})
within('blockquote cite', { display: 'block', marginBlockStart: '0.5em', fontSize: '0.875em' })

within('code, kbd, samp', {
  paddingBlock: '0.1em',
  paddingInline: '0.4em',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
})
/** Code wraps: a box that scrolls could not be reached by keyboard everywhere. */
within('pre', {
  padding: '0.9em 1.1em',
  border: edge,
  borderRadius: 12,
  background: vars.color.surfaceRaised,
  fontSize: '0.875em',
  lineHeight: 1.6,
  direction: 'ltr',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
})
within('pre code', { padding: 0, background: 'none', fontSize: 'inherit' })

within('table', { inlineSize: '100%', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
within('th, td', {
  paddingBlock: '0.6em',
  paddingInlineEnd: '1.25em',
  borderBlockEnd: edge,
  textAlign: 'start',
  verticalAlign: 'top',
})
within('tbody:last-child > tr:last-child > *', { borderBlockEnd: 0 })
within('thead th', { color: vars.color.inkSubtle, fontSize: '0.875em', fontWeight: vars.weight.medium })
within('tbody th', { fontWeight: vars.weight.semibold })
within('caption', { paddingBlockEnd: '0.5em', color: vars.color.inkMuted, textAlign: 'start' })

/** What `RichTextEditor` writes; browsers know some of them, and draw none in a cell. */
for (const side of ['start', 'center', 'end', 'left', 'right', 'justify'] as const)
  within(`[align=${side}]`, { textAlign: side })

within('img, video', { blockSize: 'auto', borderRadius: vars.radius.card })
within('figcaption', { marginBlockStart: '0.6em', fontSize: '0.875em', color: vars.color.inkSubtle })

globalStyle('components', `${prose} > :first-child`, { marginBlockStart: 0 })
globalStyle('components', `${prose} > :last-child`, { marginBlockEnd: 0 })

/** Steps to follow, each behind a sign with its number. */
export const steps = style({})
const ofSteps = (selector: string, rule: Parameters<typeof globalStyle>[2]) =>
  globalStyle('components', `${steps} > ol${selector}`, rule)
ofSteps('', { listStyle: 'none', paddingInlineStart: 0, counterReset: 'step' })
ofSteps(' > li', {
  position: 'relative',
  minBlockSize: 28,
  marginBlock: '0.75em',
  paddingInlineStart: 44,
  counterIncrement: 'step',
})
ofSteps(' > li::before', {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.control,
  background: vars.tone.primary.soft,
  color: vars.tone.primary.ink,
  font: `${vars.weight.strong} ${vars.text.sm} ${vars.font.body}`,
})
