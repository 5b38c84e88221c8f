import { createVar } from '@vanilla-extract/css'
import { transition } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const maxHeight = createVar('scroll-max-height')
const side = createVar('scroll-side')
const turn = createVar('scroll-turn')
const ends = {
  'block-start': createVar('scroll-block-start'),
  'block-end': createVar('scroll-block-end'),
  'inline-start': createVar('scroll-inline-start'),
  'inline-end': createVar('scroll-inline-end'),
}
const names = Object.keys(ends) as (keyof typeof ends)[]
const allEnds = (value: string) => Object.fromEntries(names.map((name) => [ends[name], value]))

export const place = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: maxHeight,
})

export const scroller = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  // Room for the focus rings of what is inside, which scrolling would cut.
  padding: 4,
  margin: -4,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  // What takes focus inside comes to rest clear of the edge that fades.
  scrollPadding: 28,
  outline: 'none',
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { scrollbarColor: 'auto' } },
})
export const axes = {
  vertical: style({ overflowX: 'hidden' }),
  horizontal: style({ overflowY: 'hidden' }),
  both: style({}),
}

const fadeSize = '28px'
const opaque = vars.color.ink
const fadeAlong = (toward: string, start: string, end: string) =>
  `linear-gradient(${toward}, transparent, ${opaque} ${start}, ${opaque} calc(100% - ${end}), transparent)`

/** The content itself grows faint, so it does over any background. */
export const fade = style({
  vars: { ...allEnds('0px'), [turn]: '90deg' },
  maskImage: [
    fadeAlong('180deg', ends['block-start'], ends['block-end']),
    fadeAlong(turn, ends['inline-start'], ends['inline-end']),
  ].join(', '),
  maskComposite: 'intersect',
  selectors: {
    [rtl]: { vars: { [turn]: '270deg' } },
    ...Object.fromEntries(
      names.map((name) => [`&[data-more~="${name}"]`, { vars: { [ends[name]]: fadeSize } }]),
    ),
  },
  '@media': { [media.forcedColors]: { maskImage: 'none' } },
})

/** Lies over the scroller: a mask would also take the focus ring away. */
export const frame = style({
  position: 'absolute',
  inset: -4,
  pointerEvents: 'none',
  selectors: {
    [`${scroller}:focus-visible + &`]: {
      outline: `2px solid ${vars.color.focusRing}`,
      borderRadius: vars.radius.small,
    },
  },
})
/** A line and the shadow below it, as long as the edge has its length; in the dark the line alone is seen. */
const shade = (at: (distance: number) => string) => [
  `inset ${at(1)} 0 ${vars.color.lineStrong}`,
  `inset ${at(12)} 10px -10px color-mix(in oklch, ${vars.color.scrim} 50%, transparent)`,
]
export const shadow = style({
  ...transition('box-shadow', 'base'),
  vars: { ...allEnds('0px'), [side]: '1' },
  boxShadow: [
    ...shade((distance) => `0 calc(${distance} * ${ends['block-start']})`),
    ...shade((distance) => `0 calc(-${distance} * ${ends['block-end']})`),
    ...shade((distance) => `calc(${distance} * ${side} * ${ends['inline-start']}) 0`),
    ...shade((distance) => `calc(-${distance} * ${side} * ${ends['inline-end']}) 0`),
  ].join(', '),
  selectors: {
    [rtl]: { vars: { [side]: '-1' } },
    ...Object.fromEntries(
      names.map((name) => [`${scroller}[data-more~="${name}"] + &`, { vars: { [ends[name]]: '1px' } }]),
    ),
  },
})
