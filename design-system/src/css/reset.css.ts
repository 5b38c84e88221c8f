import { vars } from '../tokens/contract.css.ts'
import { globalStyle } from './style.ts'

globalStyle('reset', '*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('reset', 'html', {
  WebkitTextSizeAdjust: '100%',
  fontFamily: vars.font.body,
  scrollbarGutter: 'stable',
})
globalStyle('reset', 'body', {
  margin: 0,
  overflowWrap: 'break-word',
  font: `400 ${vars.text.md} ${vars.font.body}`,
  WebkitFontSmoothing: 'antialiased',
  background: vars.color.canvas,
  color: vars.color.ink,
})
globalStyle('reset', 'h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, pre', {
  margin: 0,
  padding: 0,
})
globalStyle('reset', 'ul, ol', { listStyle: 'none' })
globalStyle('reset', 'img, svg, video', { display: 'block', maxInlineSize: '100%' })
globalStyle('reset', 'button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('reset', 'button', { padding: 0 })
globalStyle('reset', 'a', { color: 'inherit' })
globalStyle('reset', 'table', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle('reset', '::selection', {
  background: `color-mix(in oklch, ${vars.tone.primary.base} 32%, transparent)`,
})
globalStyle(
  'reset',
  ':root[data-switching] *, :root[data-switching] *::before, :root[data-switching] *::after',
  { transition: 'none !important' },
)
globalStyle('reset', 'bdi', { unicodeBidi: 'isolate' })
