import { ErrorState } from '@data1522/design-system/ErrorState'
import { useText } from '../intl/useText.ts'

interface CrashedProps {
  error: unknown
  onRetry: () => void
}

/** A chunk that a new deployment took away comes back only with a new page. */
const isStaleChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** Shown in place of a screen that failed. */
export function Crashed({ error, onRetry }: CrashedProps) {
  const text = useText()
  const isStale = isStaleChunk(error)
  return (
    <ErrorState
      title={text(isStale ? 'app.newVersion' : 'app.crashed')}
      retryLabel={text(isStale ? 'app.reload' : 'app.retry')}
      onRetry={isStale ? () => location.reload() : onRetry}
    >
      {text(isStale ? 'app.newVersionLede' : 'app.crashedLede')}
    </ErrorState>
  )
}
