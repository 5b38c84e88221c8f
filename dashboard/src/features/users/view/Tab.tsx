import { Card } from '@data1522/design-system/Card'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../../app/intl/useText.ts'

interface TabProps<Data, Shown, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Shown, Key>
  /** The geometry of the content while that is on its way. */
  skeleton: ReactNode
  children: (data: Shown) => ReactNode
}

/** What a tab shows of a call: not there yet, there, or failed with another try. */
export function Tab<Data, Shown, Key extends readonly unknown[]>({
  query,
  skeleton,
  children,
}: TabProps<Data, Shown, Key>) {
  const text = useText()
  const { data, isError, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!isError) return skeleton
  return (
    <Card>
      <ErrorState
        title={text('userView.settingsFailed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {text('users.loadFailedText')}
      </ErrorState>
    </Card>
  )
}
