import { Alert } from '@data1522/design-system/Alert'
import { useFailureText } from '../../../core/errors/failure-text.ts'

/** Says why the demo did not open. */
export function DemoFailure({ error }: { error: unknown }) {
  const failureTextOf = useFailureText()
  return (
    <Alert tone="danger" isLive>
      {failureTextOf(error)}
    </Alert>
  )
}
