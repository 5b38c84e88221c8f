import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Stepper } from '@data1522/design-system/Stepper'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'

const shown = ['account', 'personal', 'review'] as const

/** A wizard whose parts are numbered. */
export function Sample() {
  const text = useText()
  return (
    <Stack gap={24}>
      <Stepper
        label={text('formWizardDemos.basicForm')}
        currentId="personal"
        steps={shown.map((id) => ({ id, label: text(`formWizardDemos.step.${id}`) }))}
      />
      <Heading level={3} size="card">
        {text('formWizardDemos.step.personal')}
      </Heading>
      <TextField label={text('formWizardDemos.firstName')} defaultValue="Inès" />
      <Inline justify="between">
        <Button>{text('formWizardDemos.back')}</Button>
        <Button variant="solid" tone="primary">
          {text('formWizardDemos.next')}
        </Button>
      </Inline>
    </Stack>
  )
}
