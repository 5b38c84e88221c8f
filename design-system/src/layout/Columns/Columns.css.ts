import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { layoutStyle } from '../../css/style.ts'

export const gap = createVar('gap')
export const sideWidth = createVar('side-width')

export const columns = layoutStyle({
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})
export const sides = {
  start: layoutStyle({
    '@media': { [media.lg]: { gridTemplateColumns: `${sideWidth} minmax(0, 1fr)` } },
  }),
  end: layoutStyle({
    '@media': { [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}` } },
  }),
}
