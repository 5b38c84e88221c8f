import { createVar } from '@vanilla-extract/css'
import { merge, surface, transition } from '../../css/factories.ts'
import { media, rtl, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'

/** Where the panel hides: how far along the line and down the page. */
const away = createVar('drawer-away')

const radius = 16

const atBottom = { alignItems: 'flex-end', paddingBlockStart: 40 }
const sidePlaces = styleVariants({ start: 'flex-start', end: 'flex-end' }, (justifyContent) => ({
  justifyContent,
  '@media': { [media.belowSm]: atBottom },
}))
export const place = { ...sidePlaces, bottom: style({ ...atBottom, justifyContent: 'center' }) }

const asSheet = {
  blockSize: 'auto',
  inlineSize: '100%',
  maxBlockSize: '100%',
  borderStartStartRadius: radius,
  borderStartEndRadius: radius,
}

export const panel = style(
  merge(surface('overlay', 'overlay'), transition('transform', 'slow'), {
    display: 'flex',
    blockSize: '100%',
    borderRadius: 0,
    overflow: 'hidden',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    selectors: { [`${state.entering}, ${state.exiting}`]: { transform: away } },
    '@media': {
      [media.belowSm]: asSheet,
    },
  }),
)

const fromBottom = {
  [media.belowSm]: {
    vars: { [away]: 'translateY(100%)' },
    selectors: { [rtl]: { vars: { [away]: 'translateY(100%)' } } },
  },
}
export const sides = {
  end: style({
    vars: { [away]: 'translateX(100%)' },
    borderStartStartRadius: radius,
    borderEndStartRadius: radius,
    selectors: { [rtl]: { vars: { [away]: 'translateX(-100%)' } } },
    '@media': { [media.belowSm]: { ...fromBottom[media.belowSm], borderEndStartRadius: 0 } },
  }),
  start: style({
    vars: { [away]: 'translateX(-100%)' },
    borderStartEndRadius: radius,
    borderEndEndRadius: radius,
    selectors: { [rtl]: { vars: { [away]: 'translateX(100%)' } } },
    '@media': { [media.belowSm]: { ...fromBottom[media.belowSm], borderEndEndRadius: 0 } },
  }),
  bottom: style({ ...asSheet, vars: { [away]: 'translateY(100%)' } }),
}
export const sizes = styleVariants({ medium: 400, wide: 492, large: 560 }, (size) => ({
  '@media': { [media.sm]: { inlineSize: size } },
}))
/** As a sheet it leaves almost half of the page in sight. */
export const low = style({ '@media': { [media.belowSm]: { maxBlockSize: '58%' } } })
export const bottomSizes = styleVariants({ medium: 640, wide: 800, large: 960 }, (size) => ({
  '@media': { [media.sm]: { maxInlineSize: size } },
}))
