import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { FormSection } from '@data1522/design-system/FormSection'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'

/** A form whose parts are numbered. */
export function Sample() {
  const text = useText()
  return (
    <Box minWidth={280}>
      <Stack gap={24}>
        <FormSection title={text('formLayoutDemos.contact')} level={3}>
          <TextField
            label={text('formLayoutDemos.email')}
            defaultValue="ines.moreau@example.com"
            description={text('formLayoutDemos.emailText')}
          />
        </FormSection>
        <Inline justify="end">
          <Button>{text('formLayoutDemos.cancel')}</Button>
          <Button variant="solid" tone="primary">
            {text('formLayoutDemos.save')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  )
}
