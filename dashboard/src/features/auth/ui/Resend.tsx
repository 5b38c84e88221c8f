import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { DemoNote } from './DemoNote.tsx'
import { useCountdown } from './useCountdown.ts'

/** Seconds before a message can be asked for again. */
const PAUSE = 30

/** The button rests after its press, and cannot keep the focus. */
const takeFocus = (note: HTMLElement | null) => note?.focus()

/** Asks for a message again, though not at once after the last one. */
export function Resend({ note }: { note: string }) {
  const text = useText()
  const { left, restart } = useCountdown(PAUSE)
  const [count, setCount] = useState(0)
  return (
    <Stack gap={12}>
      {count > 0 && (
        <DemoNote key={count} isLive ref={takeFocus}>
          {note}
        </DemoNote>
      )}
      <Button
        variant="plain"
        isBlock
        isDisabled={left > 0}
        onPress={() => {
          restart()
          setCount(count + 1)
        }}
      >
        {left > 0 ? text('authForms.resendIn', { seconds: left }) : text('authForms.resend')}
      </Button>
    </Stack>
  )
}
