import type { Examples } from '../../../../tests/conformance/example.ts'
import { Alert } from './Alert.tsx'
import { ClosableAlert } from './ClosableAlert.tsx'

const none = () => undefined

export const examples: Examples = {
  Alert: (probe, words) => (
    <Alert {...probe} tone="info" title={words} onClose={none}>
      {words}
    </Alert>
  ),
  ClosableAlert: (probe, words) => (
    <ClosableAlert {...probe} tone="info" title={words}>
      {words}
    </ClosableAlert>
  ),
}
