import { useLocale } from 'react-aria-components/I18nProvider'
import { BarShapes } from './BarShapes.tsx'
import { LineShape } from './LineShape.tsx'
import type { Drawn } from './drawn.ts'
import * as styles from './Sparkline.css.ts'

/** The picture itself, the part that needs the drawing libraries. */
export function SparklineDrawing(drawn: Drawn) {
  const isMirrored = useLocale().direction === 'rtl'
  const Shape = drawn.variant === 'bars' ? BarShapes : LineShape
  return (
    <svg aria-hidden="true" className={styles.drawing}>
      <Shape {...drawn} isMirrored={isMirrored} />
    </svg>
  )
}
