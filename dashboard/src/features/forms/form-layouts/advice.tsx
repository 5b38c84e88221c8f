import { Box } from '@data1522/design-system/Box'
import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function AsLongAsTheAnswer() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <Grid columns={2} gap={16}>
        <TextField label={text('formLayoutDemos.postCode')} defaultValue="69009" />
        <TextField label={text('formLayoutDemos.city')} defaultValue="Lyon" />
      </Grid>
    </Box>
  )
}

function Unrelated() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <Grid columns={2} gap={16}>
        <TextField label={text('formLayoutDemos.email')} defaultValue="ines.moreau@example.com" />
        <TextField label={text('formLayoutDemos.postCode')} defaultValue="69009" />
      </Grid>
    </Box>
  )
}

/** What to set side by side, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: AsLongAsTheAnswer, text: 'formLayoutDemos.doText' },
  { isGood: false, Live: Unrelated, text: 'formLayoutDemos.dontText' },
]
