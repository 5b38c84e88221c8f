import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { globalStyle, layoutStyle } from '../../css/style.ts'

export const gap = createVar('gap')
export const sideWidth = createVar('side-width')

export const columns = layoutStyle({
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.lg]: { display: 'flex', flexWrap: 'wrap' } },
})
export const sides = { start: layoutStyle({}), end: layoutStyle({}) }

const beside = (side: string, rule: Parameters<typeof globalStyle>[2]) =>
  globalStyle('layout', side, { '@media': { [media.lg]: rule } })
for (const [side, place] of [
  [sides.start, 'first'],
  [sides.end, 'last'],
]) {
  // Alone in its line, it takes all of it; else next to nothing of what is left.
  beside(`${side} > :${place}-child`, { flex: `1 0 min(${sideWidth}, 100%)`, minInlineSize: 0 })
  // The larger the text, the more the content needs: with less than that the columns stand below each other.
  beside(`${side} > :not(:${place}-child)`, {
    flex: '999999 1 0',
    minInlineSize: 'min(100%, max(0px, (1rem - 16px) * 75))',
  })
}

export const level = layoutStyle({ '@media': { [media.lg]: { alignItems: 'stretch' } } })
globalStyle('layout', `${level} > * > :last-child`, { flexGrow: 1 })
