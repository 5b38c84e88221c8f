import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Button } from '../../components/Button/Button.tsx'
import { useChartStrings } from './useChartStrings.ts'
import * as styles from './ChartFrame.css.ts'

/** What stands in a chart's place when it could not be loaded, or there is nothing to draw. */
export function Notice({
  text,
  isError,
  onRetry,
}: {
  text: string
  isError?: boolean
  onRetry?: () => void
}) {
  const strings = useChartStrings()
  return (
    <div role={isError ? 'alert' : undefined} className={styles.notice}>
      <span>{text}</span>
      {isError && onRetry && (
        <Button size="small" onPress={() => onRetry()}>
          {strings.retry}
        </Button>
      )}
    </div>
  )
}

const bones = [38, 62, 50, 74, 58, 88, 70, 96, 80]

/** The shape that a chart will have, while its figures are on their way. */
export function ChartSkeleton({ shape, label }: { shape: 'bars' | 'ring'; label: string }) {
  const strings = useChartStrings()
  return (
    <div role="img" aria-label={strings.loading(label)} className={styles.skeleton}>
      {shape === 'ring' ? (
        <div className={styles.ring} />
      ) : (
        <div className={styles.bones}>
          {bones.map((share) => (
            <div
              key={share}
              className={styles.bone}
              style={assignInlineVars({ [styles.share]: `${share}%` })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
