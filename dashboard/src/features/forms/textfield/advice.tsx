import { Box } from '@data1522/design-system/Box'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Helped() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextField
        label={text('textfieldDemos.taxNumber')}
        description={text('textfieldDemos.taxNumberText')}
      />
    </Box>
  )
}

function OnlyAnExample() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextField
        label={text('textfieldDemos.taxNumber')}
        isLabelHidden
        placeholder={text('textfieldDemos.taxNumberExample')}
      />
    </Box>
  )
}

/** How to say what goes into a field, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Helped, text: 'textfieldDemos.doText' },
  { isGood: false, Live: OnlyAnExample, text: 'textfieldDemos.dontText' },
]
