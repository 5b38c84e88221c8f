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

const tracks = (...counts: [string, ...string[]]) => ({
  gridTemplateColumns: `repeat(${fallbackVar(...(counts as [string, string]))}, minmax(0, 1fr))`,
})

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
