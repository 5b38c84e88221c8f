import { Box } from '@data1522/design-system/Box'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function SaysHow() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextField
        label={text('formValidationDemos.email')}
        defaultValue="ines.moreau"
        errorMessage={text('formValidationDemos.addDomain')}
      />
    </Box>
  )
}

function SaysThat() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextField
        label={text('formValidationDemos.email')}
        defaultValue="ines.moreau"
        errorMessage={text('formValidationDemos.invalidInput')}
      />
    </Box>
  )
}

/** How to say what is wrong, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: SaysHow, text: 'formValidationDemos.doText' },
  { isGood: false, Live: SaysThat, text: 'formValidationDemos.dontText' },
]
