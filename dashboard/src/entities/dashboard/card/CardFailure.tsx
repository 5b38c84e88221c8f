import { ErrorState } from '@data1522/design-system/ErrorState'
import { IconRefresh } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { useCardSpec } from './card.ts'
import type { CardQuery } from './together.ts'

/** What stands in a card whose figures could not be loaded: why, as far as there is room, and another try. */
export function CardFailure({
  query,
}: {
  query: Pick<CardQuery<unknown>, 'error' | 'isFetching' | 'refetch'>
}) {
  const text = useText()
  const { size } = useCardSpec()
  const retry = () => void query.refetch()
  if (size === 'sixth')
    return (
      <Stack gap={8} align="center" isTextCentered>
        <Text size="sm" ink="muted">
          {text('dashboards.failed')}
        </Text>
        <IconButton
          icon={IconRefresh}
          label={text('dashboards.retry')}
          variant="outlined"
          isPending={query.isFetching}
          onPress={retry}
        />
      </Stack>
    )
  return (
    <ErrorState
      title={text('dashboards.failed')}
      size="small"
      level={3}
      illustration={null}
      onRetry={retry}
      isRetrying={query.isFetching}
    >
      <FailureText error={query.error} />
    </ErrorState>
  )
}
