import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A screen reader says it when it appears; an error at once. */
export function Live() {
  const text = useText()
  const [isOffline, setOffline] = useState(false)

  return (
    <Stack gap={12} align="start">
      <Button onPress={() => setOffline(!isOffline)}>{text('alertDemos.check')}</Button>
      {isOffline && (
        <Alert tone="warning" isLive>
          {text('alertDemos.offline')}
        </Alert>
      )}
    </Stack>
  )
}
