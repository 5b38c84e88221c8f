import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { useText } from '../../../core/i18n/useText.ts'

interface RetryAlertProps {
  /** What failed. */
  query: { readonly isFetching: boolean; readonly refetch: () => unknown }
  title: string
}

/** Says above what is there that the rest could not be loaded, and tries again. */
export function RetryAlert({ query, title }: RetryAlertProps) {
  const text = useText()
  return (
    <Alert
      tone="warning"
      size="small"
      isLive
      actions={
        <Button size="small" isPending={query.isFetching} onPress={() => void query.refetch()}>
          {text('email.tryAgain')}
        </Button>
      }
    >
      {title}
    </Alert>
  )
}
