import { Alert } from '@data1522/design-system/Alert'
import type { Ref } from 'react'
import { useText } from '../../../core/i18n/useText.ts'

interface DemoNoteProps {
  /** What did not happen, and what to do instead. */
  children: string
  /** Reads it out when it appears. */
  isLive?: boolean
  /** Reaches it, to move the focus to it. */
  ref?: Ref<HTMLDivElement>
}

/** Says what a product with a server would have done here. */
export function DemoNote({ children, isLive, ref }: DemoNoteProps) {
  const text = useText()
  return (
    <Alert tone="primary" title={text('authForms.demo')} isLive={isLive} isFocusTarget ref={ref}>
      {children}
    </Alert>
  )
}
