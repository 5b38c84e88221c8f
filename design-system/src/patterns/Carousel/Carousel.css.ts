import { createVar, type StyleRule } from '@vanilla-extract/css'
import { control, text, touchTarget, transition, trackColor } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const root = style({ flex: 1, display: 'flex', minInlineSize: 0 })
export const carousel = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minInlineSize: 0,
})
/** All slides lie over each other, so that the tallest gives the height and nothing moves as they change. */
export const slides = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  touchAction: 'pan-y',
})
export const views = styleVariants(
  {
    slide: { overflow: 'clip', borderRadius: vars.radius.control },
    coverflow: { overflow: 'clip', perspective: 900, paddingBlock: 12 },
    cube: { overflow: 'clip', perspective: 1400, containerType: 'inline-size' },
  },
  (rule: StyleRule) => rule,
)
export const slide = style({ gridArea: '1 / 1', minInlineSize: 0 })
export const hidden = style({ opacity: 0, visibility: 'hidden' })

/** How many slides a slide is after the one that is shown. */
export const offset = createVar('offset')
/** Nearer slides lie over those further away. */
export const depth = createVar('depth')
export const per = createVar('per')
/** How many slides stand before the one that is shown. */
export const lead = createVar('lead')
/** 1 where reading runs from left to right, else -1. */
export const way = createVar('way')

/** Px between slides side by side. */
export const GAP = 16
const steps = `calc(${way} * (${offset} + ${lead}))`
const farApart = { '&[data-away]': { visibility: 'hidden' } } as const

export const effects = styleVariants(
  {
    fade: transition('opacity, visibility', 'base'),
    slide: {
      ...transition('translate, scale, visibility', 'slow'),
      inlineSize: `calc((100% - (${per} - 1) * ${GAP}px) / ${per})`,
      translate: `calc(${steps} * (100% + ${GAP}px)) 0`,
    },
    coverflow: {
      ...transition('transform, visibility', 'slow'),
      justifySelf: 'center',
      inlineSize: '54%',
      zIndex: depth,
      transform: [
        `translateX(calc(${way} * ${offset} * 56%))`,
        `translateZ(calc(max(${offset}, -1 * ${offset}) * -120px))`,
        `rotateY(calc(${way} * clamp(-1, ${offset}, 1) * -36deg))`,
      ].join(' '),
      selectors: farApart,
    },
    cube: {
      ...transition('transform, visibility', 'slow'),
      backfaceVisibility: 'hidden',
      transform: `translateZ(-50cqi) rotateY(calc(${way} * ${offset} * 90deg)) translateZ(50cqi)`,
      selectors: farApart,
    },
  },
  (rule: StyleRule) => rule,
)
/** Steps back beside the one in the middle. */
export const beside = style({ scale: '0.92' })

export const bar = style({ display: 'flex', alignItems: 'center', gap: 4 })
export const buttons = style({ display: 'flex', gap: 4, marginInlineStart: 'auto' })
export const count = style({
  ...text('sm'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const share = createVar('share')
export const progress = style({
  flex: 1,
  blockSize: 4,
  marginInlineEnd: 12,
  borderRadius: vars.radius.full,
  background: trackColor,
  overflow: 'hidden',
})
export const gone = style({
  ...transition('inline-size', 'slow'),
  inlineSize: share,
  blockSize: '100%',
  background: vars.tone.primary.base,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
export const dots = style({ display: 'flex', alignItems: 'center', gap: 2 })
export const thumbs = style({ flexWrap: 'wrap', gap: 8 })
export const thumb = style(
  control({
    inlineSize: 56,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    opacity: 0.65,
    selectors: {
      '&:hover': { opacity: 1 },
      '&[aria-current="true"]': { opacity: 1, boxShadow: `0 0 0 2px ${vars.tone.primary.base}` },
      [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    },
    '@media': { [media.forcedColors]: { opacity: 1 } },
  }),
)
export const dot = style(
  control(touchTarget, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: vars.radius.full,
    '::before': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
    },
    selectors: {
      '&[aria-current="true"]::before': { inlineSize: 20, background: vars.tone.primary.base },
      [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '0' },
    },
    '@media': {
      [media.forcedColors]: {
        border: 0,
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&[aria-current="true"]::before': { background: 'Highlight' },
        },
      },
    },
  }),
)
