import { Alert } from '@data1522/design-system/Alert'
import { Box } from '@data1522/design-system/Box'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'

/** A form that could not be sent, whose parts are numbered. */
export function Sample() {
  const text = useText()
  return (
    <Box minWidth={280}>
      <Stack gap={24}>
        <Alert tone="danger" title={text('formValidationDemos.fixOne')}>
          {text('formValidationDemos.addDomain')}
        </Alert>
        <TextField
          label={text('formValidationDemos.email')}
          defaultValue="ines.moreau"
          errorMessage={text('formValidationDemos.addDomain')}
        />
      </Stack>
    </Box>
  )
}
