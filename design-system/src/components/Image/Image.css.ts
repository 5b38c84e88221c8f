import { createVar } from '@vanilla-extract/css'
import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const ratio = createVar('ratio')
export const width = createVar('width')

export const frame = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  inlineSize: width,
  maxInlineSize: '100%',
  aspectRatio: ratio,
  background: vars.tone.neutral.soft,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const corners = styleVariants(
  { none: '0', small: 'small', control: 'control', card: 'card', full: 'full' } as const,
  (radius) => ({
    borderRadius: radius === '0' ? 0 : vars.radius[radius],
  }),
)

const filling = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
} as const
export const picture = style({
  ...filling,
  opacity: 0,
  ...transition('opacity', 'base'),
  selectors: { '&[data-loaded]': { opacity: 1 } },
})
export const fits = styleVariants({ cover: null, contain: null, 'scale-down': null }, (_, objectFit) => ({
  objectFit,
}))
export const places = styleVariants({ center: null, top: null, bottom: null }, (_, objectPosition) => ({
  objectPosition,
}))
/** A tiny copy of the picture, drawn large and soft; larger than the frame, so that its blurred edge stays outside. */
export const preview = style({
  ...filling,
  objectFit: 'cover',
  filter: 'blur(16px)',
  scale: '1.15',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
export const layer = style({ ...filling, display: 'grid' })
export const failed = style({
  ...text('sm'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: 12,
  color: vars.color.inkMuted,
  textAlign: 'center',
  overflow: 'hidden',
})
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
