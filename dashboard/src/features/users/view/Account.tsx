import { Card } from '@data1522/design-system/Card'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../app/intl/useText.ts'
import { userAccountQuery } from '../queries.ts'
import { ActivityList } from './ActivityList.tsx'
import { ProjectList } from './ProjectList.tsx'

/** What the user works on, and what happened lately. */
export function Account({ id }: { id: string }) {
  const text = useText()
  const { data, isError, isFetching, refetch } = useQuery(userAccountQuery(id))
  if (data)
    return (
      <Stack gap="gap">
        <ProjectList projects={data.projects} />
        <ActivityList activity={data.activity} />
      </Stack>
    )
  return (
    <Card>
      {isError ? (
        <ErrorState
          title={text('userView.accountFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {text('users.loadFailedText')}
        </ErrorState>
      ) : (
        <Skeleton shape="text" lines={8} />
      )}
    </Card>
  )
}
