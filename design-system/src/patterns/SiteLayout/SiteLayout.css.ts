import { pageTop } from '../../css/page-top.ts'
import { siteMain, siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${pageTop})`,
  background: vars.color.canvas,
})
export const main = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(16px, 1fr) minmax(0, 1152px) minmax(16px, 1fr)',
  alignContent: 'start',
  rowGap: 56,
  paddingBlock: `${siteMain.narrow}px 64px`,
  outline: 'none',
  '@media': {
    [siteMedia.wide]: { rowGap: 88, paddingBlock: `${siteMain.wide}px 96px` },
    [media.print]: { padding: 0 },
  },
})
/** Its sections are those of the page; where scripts run the browser hides it. */
export const unscripted = style({ display: 'contents' })
// Weaker than a class of their own, by which some go from edge to edge.
globalStyle('components', `:where(${main} > *, ${unscripted} > *)`, { gridColumn: 2, minInlineSize: 0 })
