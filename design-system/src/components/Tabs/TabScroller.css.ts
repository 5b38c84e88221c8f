import { control } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { list } from './Tabs.css.ts'

export const place = style({ position: 'relative', display: 'flex', minInlineSize: 0 })

const button = (side: 'start' | 'end', edge: 'insetInlineStart' | 'insetInlineEnd') =>
  style(
    control({
      position: 'absolute',
      insetBlock: 0,
      [edge]: 0,
      display: 'none',
      placeItems: 'center',
      inlineSize: 28,
      padding: 0,
      borderRadius: vars.radius.control,
      color: vars.color.inkMuted,
      selectors: {
        [`${list}[data-more~="inline-${side}"] ~ &`]: { display: 'grid' },
        [state.hovered]: { color: vars.color.ink, background: vars.color.hover },
        [state.pressed]: { background: vars.color.press },
      },
      '@media': {
        [media.touch]: { visibility: 'hidden' },
        [media.forcedColors]: { background: 'ButtonFace' },
      },
    }),
  )
export const buttons = { start: button('start', 'insetInlineStart'), end: button('end', 'insetInlineEnd') }
