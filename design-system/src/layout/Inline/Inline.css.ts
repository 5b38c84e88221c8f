import { createVar } from '@vanilla-extract/css'
import { globalStyle, layoutStyle } from '../../css/style.ts'

export const gap = createVar('gap')

export const inline = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap, minInlineSize: 0 })
// What stands alone on a line is not wider than it; a component's own limit wins.
globalStyle('reset', `${inline} > *`, { maxInlineSize: '100%' })
export const single = layoutStyle({ flexWrap: 'nowrap' })
export const aligned = {
  start: layoutStyle({ alignItems: 'flex-start' }),
  center: layoutStyle({ alignItems: 'center' }),
  end: layoutStyle({ alignItems: 'flex-end' }),
  baseline: layoutStyle({ alignItems: 'baseline' }),
}
export const justified = {
  start: layoutStyle({ justifyContent: 'flex-start' }),
  center: layoutStyle({ justifyContent: 'center' }),
  end: layoutStyle({ justifyContent: 'flex-end' }),
  between: layoutStyle({ justifyContent: 'space-between' }),
}
