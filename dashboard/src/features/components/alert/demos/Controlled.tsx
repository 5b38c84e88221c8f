import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The page decides whether it is shown. */
export function Controlled() {
  const text = useText()
  const [isShown, setShown] = useState(true)

  return (
    <Stack gap={12} align="start">
      <Button onPress={() => setShown(!isShown)}>
        {isShown ? text('alertDemos.hide') : text('alertDemos.show')}
      </Button>
      {isShown && <Alert tone="info">{text('alertDemos.backup')}</Alert>}
    </Stack>
  )
}
