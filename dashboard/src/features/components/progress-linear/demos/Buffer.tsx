import { Button } from '@data1522/design-system/Button'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Keeps its room while nothing runs, so that nothing jumps when work begins. */
export function Buffer() {
  const text = useText()
  const [isRunning, setRunning] = useState(false)

  return (
    <Stack align="start">
      <ProgressLinear label={text('progressLinearDemos.loading')} isVisible={isRunning} />
      <Button onPress={() => setRunning(!isRunning)}>
        {isRunning ? text('progressLinearDemos.stop') : text('progressLinearDemos.start')}
      </Button>
    </Stack>
  )
}
