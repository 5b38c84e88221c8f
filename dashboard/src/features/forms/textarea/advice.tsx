import { Box } from '@data1522/design-system/Box'
import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function RoomForAnswer() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextArea
        label={text('textareaDemos.whatHappened')}
        minRows={3}
        description={text('textareaDemos.grows')}
      />
    </Box>
  )
}

function OneLineInThree() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextArea label={text('textareaDemos.postcode')} minRows={3} />
    </Box>
  )
}

/** How much room to give, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: RoomForAnswer, text: 'textareaDemos.doText' },
  { isGood: false, Live: OneLineInThree, text: 'textareaDemos.dontText' },
]
