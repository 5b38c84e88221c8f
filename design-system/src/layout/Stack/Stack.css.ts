import { createVar } from '@vanilla-extract/css'
import { layoutStyle } from '../../css/style.ts'

export const gap = createVar('gap')

export const stack = layoutStyle({ display: 'flex', flexDirection: 'column', gap, minInlineSize: 0 })
export const aligned = {
  start: layoutStyle({ alignItems: 'flex-start' }),
  center: layoutStyle({ alignItems: 'center' }),
  end: layoutStyle({ alignItems: 'flex-end' }),
  stretch: layoutStyle({ alignItems: 'stretch' }),
}
export const centeredText = layoutStyle({ textAlign: 'center' })
