import { ErrorState } from '@data1522/design-system/ErrorState'
import { isChunkFailure } from '../../../core/errors/chunk-failure.ts'
import { useText } from '../../../core/i18n/useText.ts'

const reload = () => location.reload()

/** What stands in the place of a card that broke; code that did not come is asked for again by a new page alone. */
export function BrokenCard({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText()
  const isMissing = isChunkFailure(error)
  return (
    <ErrorState
      title={text('dashboards.broken')}
      size="small"
      level={3}
      illustration={null}
      onRetry={isMissing ? reload : onRetry}
      retryLabel={isMissing ? text('app.reload') : undefined}
    >
      {text('dashboards.brokenText')}
    </ErrorState>
  )
}
