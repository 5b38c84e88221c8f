import { createVar, fallbackVar } from '@vanilla-extract/css'
import { layoutStyle } from '../../css/style.ts'
import { media } from '../../css/states.ts'

export const gap = createVar('gap')
export const columns = {
  base: createVar('columns'),
  sm: createVar('columns-sm'),
  md: createVar('columns-md'),
  lg: createVar('columns-lg'),
  xl: createVar('columns-xl'),
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
