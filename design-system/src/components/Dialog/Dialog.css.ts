import { appear, merge, surface } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'

/** What an on-screen keyboard covers, where the browser lays the page out behind it. */
const keyboard = '100dvh - var(--visual-viewport-height, 100dvh)'

export const place = style({
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: `24px max(24px, ${keyboard})`,
  paddingInline: 24,
  '@media': {
    [media.belowSm]: { alignItems: 'flex-end', paddingBlock: `24px max(0px, ${keyboard})`, paddingInline: 0 },
  },
})
export const panel = style(
  merge(surface('overlay', 'overlay'), appear('translateY(8px)', 'base'), {
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    overflow: 'hidden',
    '@media': {
      [media.belowSm]: {
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
    },
  }),
)
export const sizes = styleVariants({ small: 400, medium: 520, large: 760 }, (size) => ({
  maxInlineSize: size,
  '@media': { [media.belowSm]: { maxInlineSize: 'none' } },
}))

export const wholePlace = style({ paddingBlockEnd: `max(0px, ${keyboard})` })
export const wholePanel = style({ blockSize: '100%', borderRadius: 0 })
