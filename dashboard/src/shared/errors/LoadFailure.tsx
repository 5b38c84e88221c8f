import { ErrorState, type ErrorStateProps } from '@data1522/design-system/ErrorState'
import { FailureText } from './FailureText.tsx'
import { failureKind } from '../../core/errors/failure-text.ts'

export interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'size' | 'level'> {
  /** The query that failed. */
  query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

const illustrations = { offline: 'lost', slow: 'error', refused: 'lock', failed: 'error' } as const

/** Stands where content should be that could not be loaded, and says why. */
export function LoadFailure({ query, ...rest }: LoadFailureProps) {
  return (
    <ErrorState
      {...rest}
      illustration={illustrations[failureKind(query.error)]}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      <FailureText error={query.error} />
    </ErrorState>
  )
}
