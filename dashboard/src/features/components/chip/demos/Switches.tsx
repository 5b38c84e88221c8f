import { ChipButton } from '@data1522/design-system/ChipButton'
import { Inline } from '@data1522/design-system/Inline'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A filter that is on or off. */
export function Switches() {
  const text = useText()
  const [isMine, setMine] = useState(true)
  const [isLate, setLate] = useState(false)

  return (
    <Inline>
      <ChipButton isPressed={isMine} onPress={() => setMine(!isMine)}>
        {text('chipDemos.onlyMine')}
      </ChipButton>
      <ChipButton isPressed={isLate} onPress={() => setLate(!isLate)}>
        {text('chipDemos.late')}
      </ChipButton>
    </Inline>
  )
}
