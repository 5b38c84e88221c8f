import { createVar, fallbackVar } from '@vanilla-extract/css'
import { layoutStyle } from '../../css/style.ts'
import { media } from '../../css/states.ts'

export const gap = createVar('gap')
/** Not inherited: a grid inside of a grid counts its own columns. */
const own = { syntax: '*', inherits: false } as const
export const columns = {
  base: createVar(own, 'columns'),
  sm: createVar(own, 'columns-sm'),
  md: createVar(own, 'columns-md'),
  lg: createVar(own, 'columns-lg'),
  xl: createVar(own, 'columns-xl'),
}

/** A cell's least width: nothing at the usual text, and the more the larger the text. Five and more stay together. */
const least = (count: string) => `(1rem - 16px) * 24 * clamp(0, 5 - ${count}, 1)`

const tracks = (...counts: [string, ...string[]]) => {
  const count = fallbackVar(...(counts as [string, string]))
  // A hair less than its share, so that rounding leaves no column out.
  const share = `(100% - (${count} - 1) * ${gap}) / ${count} - 0.02px`
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least(count)}, ${share})), 1fr))` }
}

export const grid = layoutStyle({
  display: 'grid',
  gap,
  ...tracks(columns.base, '1'),
  '@media': {
    [media.sm]: tracks(columns.sm, columns.base, '1'),
    [media.md]: tracks(columns.md, columns.sm, columns.base, '1'),
    [media.lg]: tracks(columns.lg, columns.md, columns.sm, columns.base, '1'),
    [media.xl]: tracks(columns.xl, columns.lg, columns.md, columns.sm, columns.base, '1'),
  },
})
