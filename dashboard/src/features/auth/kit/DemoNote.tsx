import { Alert } from '@data1522/design-system/Alert'
import { useText } from '../../../app/intl/useText.ts'

interface DemoNoteProps {
  /** What did not happen, and what to do instead. */
  children: string
  /** Reads it out when it appears. */
  isLive?: boolean
}

/** Says what a product with a server would have done here. */
export function DemoNote({ children, isLive }: DemoNoteProps) {
  const text = useText()
  return (
    <Alert tone="primary" title={text('authForms.demo')} isLive={isLive}>
      {children}
    </Alert>
  )
}
