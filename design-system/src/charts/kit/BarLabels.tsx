import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../../css/cx.ts'
import { textScale } from '../../css/rem.ts'
import type { Bar } from './bars.ts'
import type { Geometry } from './geometry.ts'
import * as styles from './BarLabels.css.ts'

/** The px that a letter of a label takes, a little more than most do. */
const LETTER = 6.5

interface Props {
  geometry: Geometry
  /** The bars of one series. */
  bars: readonly Bar[]
  /** What stands at the end of a category's bar. */
  textOf: (index: number) => string
  /** Whether a category stands out. */
  isEmphasised?: (index: number) => boolean
}

/** The side of the bar on which its label stands; without a length, the side where bars begin. */
function sideOf({ end, width, height }: Bar, { isHorizontal, isMirrored }: Geometry) {
  if (end === 'none' || (isHorizontal ? width : height) === 0)
    return isHorizontal ? (isMirrored ? 'left' : 'right') : 'top'
  return end
}

/** Figures at the ends of bars; none where one of them would reach into the next category. */
export function BarLabels({ geometry, bars, textOf, isEmphasised }: Props) {
  const words = bars.map(({ index }) => textOf(index))
  const room = geometry.isHorizontal ? Number.POSITIVE_INFINITY : geometry.step
  if (words.some(({ length }) => length * LETTER * textScale() > room)) return null
  return (
    <div aria-hidden="true" className={styles.layer}>
      {bars.map((bar, at) => {
        const side = sideOf(bar, geometry)
        const { x, y, width, height } = bar
        const along = { left: x, right: x + width, top: x + width / 2, bottom: x + width / 2 }[side]
        const down = { left: y + height / 2, right: y + height / 2, top: y, bottom: y + height }[side]
        return (
          <bdi
            key={bar.index}
            className={cx(styles.sides[side], isEmphasised?.(bar.index) && styles.emphasised)}
            style={assignInlineVars({ [styles.along]: `${along}px`, [styles.down]: `${down}px` })}
          >
            {words[at]}
          </bdi>
        )
      })}
    </div>
  )
}
