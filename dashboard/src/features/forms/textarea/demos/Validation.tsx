import { TextArea } from '@data1522/design-system/TextArea'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Waits until the field is left, then says how to right it. */
export function Validation() {
  const text = useText()
  const [reason, setReason] = useState('')
  const [isLeft, setLeft] = useState(false)

  return (
    <TextArea
      label={text('textareaDemos.reason')}
      isRequired
      value={reason}
      onChange={setReason}
      onBlur={() => setLeft(true)}
      errorMessage={isLeft && reason.trim().length < 10 ? text('textareaDemos.sayMore') : undefined}
    />
  )
}
