import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says what is missing, until a choice is made. */
export function Validation() {
  const text = useText()
  const [reason, setReason] = useState<string | null>(null)

  return (
    <RadioGroup
      label={text('radioDemos.reason')}
      isRequired
      value={reason}
      onChange={setReason}
      errorMessage={reason ? undefined : text('radioDemos.chooseReason')}
      options={[
        { id: 'broken', label: text('radioDemos.broken') },
        { id: 'late', label: text('radioDemos.late') },
      ]}
    />
  )
}
