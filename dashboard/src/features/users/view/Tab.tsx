import { Card } from '@data1522/design-system/Card'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'

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
  const shown = useQuery(query)
  const { data, isError } = shown
  if (data !== undefined) return children(data)
  if (!isError) return skeleton
  return (
    <Card>
      <LoadFailure query={shown} title={text('userView.settingsFailed')} />
    </Card>
  )
}
