import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconAlertTriangle, IconCloudCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Text } from '@data1522/design-system/Text'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type FieldValues, useFormState } from 'react-hook-form'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'

interface WizardHeadProps<Values extends FieldValues, Output> {
  title: string
  description: string
  form: SchemaFormHandle<Values, Output>
  onStartOver: () => void
}

/** The header of a wizard: its title, when the draft was saved, and the buttons to leave it. */
export function WizardHead<Values extends FieldValues, Output>({
  title,
  description,
  form,
  onStartOver,
}: WizardHeadProps<Values, Output>) {
  const text = useText()
  const { time } = useFormats()
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const { at, isRefused } = form.draft.keeping
  return (
    <>
      {/* What is kept is not lost by leaving; only where there is no room for it one is asked. */}
      <LeaveGuard isDirty={isDirty && isRefused && !isSubmitting} />
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={description}
        actions={
          <Inline gap={12}>
            {isDirty && (at !== undefined || isRefused) && (
              <Inline gap={8}>
                <Text as="span" tone={isRefused ? 'warning' : 'success'}>
                  <Icon icon={isRefused ? IconAlertTriangle : IconCloudCheck} size={18} />
                </Text>
                <Text size="sm" ink="muted">
                  {at === undefined ? text('wizard.notKept') : text('wizard.savedAt', { time: time(at) })}
                </Text>
              </Inline>
            )}
            {isDirty && (
              <Button variant="plain" onPress={onStartOver}>
                {text('wizard.startOver')}
              </Button>
            )}
            <LinkButton href="/">
              {text(isDirty && !isRefused ? 'wizard.saveAndLeave' : 'wizard.leave')}
            </LinkButton>
          </Inline>
        }
      />
    </>
  )
}
