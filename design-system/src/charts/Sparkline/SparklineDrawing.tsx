import { useLocale } from 'react-aria-components/I18nProvider'
import { BarShapes } from './BarShapes.tsx'
import { LineShape } from './LineShape.tsx'
import type { SparklineDrawingProps } from './drawingProps.ts'
import * as styles from './Sparkline.css.ts'

/** The picture itself, the part that needs the drawing libraries. */
export function SparklineDrawing(props: SparklineDrawingProps) {
  const isMirrored = useLocale().direction === 'rtl'
  const Shape = props.variant === 'bars' ? BarShapes : LineShape
  return (
    <svg aria-hidden="true" className={styles.drawing}>
      <Shape {...props} isMirrored={isMirrored} />
    </svg>
  )
}
