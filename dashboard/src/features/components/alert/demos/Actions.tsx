import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Buttons that do what the message asks for. */
export function Actions() {
  const text = useText()
  const [isAnswered, setAnswered] = useState(false)

  return isAnswered ? (
    <Alert tone="success">{text('alertDemos.answered')}</Alert>
  ) : (
    <Alert
      tone="warning"
      title={text('alertDemos.dueTitle')}
      actions={
        <>
          <Button size="small" tone="warning" variant="solid" onPress={() => setAnswered(true)}>
            {text('alertDemos.payNow')}
          </Button>
          <Button size="small" variant="plain" onPress={() => setAnswered(true)}>
            {text('alertDemos.later')}
          </Button>
        </>
      }
    >
      {text('alertDemos.due')}
    </Alert>
  )
}
