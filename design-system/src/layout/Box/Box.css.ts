import { createVar } from '@vanilla-extract/css'
import { layoutStyle } from '../../css/style.ts'
import { surface } from '../../css/factories.ts'
import { vars } from '../../tokens/contract.css.ts'

export const block = createVar('block')
export const inline = createVar('inline')
export const minWidth = createVar('min-width')
export const maxWidth = createVar('max-width')

export const box = layoutStyle({
  minInlineSize: minWidth,
  paddingBlock: block,
  paddingInline: inline,
  maxInlineSize: maxWidth,
})

export const backgrounds = {
  surface: layoutStyle({ background: vars.color.surface }),
  sunken: layoutStyle({ background: vars.color.sunken }),
  raised: layoutStyle({ background: vars.color.surfaceRaised }),
  card: layoutStyle(surface('raised', 'card')),
}
export const rounded = {
  control: layoutStyle({ borderRadius: vars.radius.control }),
  card: layoutStyle({ borderRadius: vars.radius.card }),
  full: layoutStyle({ borderRadius: vars.radius.full }),
}
export const centered = layoutStyle({ marginInline: 'auto', inlineSize: '100%' })
export const fills = layoutStyle({ flex: '1 1 0' })
