import { Alert } from '@data1522/design-system/Alert'

export const Example = () => (
  <Alert tone="warning" title="Your card expires soon">
    Add a new one before 30 November.
  </Alert>
)
