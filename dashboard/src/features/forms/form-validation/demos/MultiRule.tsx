import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconCircle, IconCircleCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { z } from '@data1522/mocks/contract/zod'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../../core/i18n/useText.ts'

const empty = { password: '' }

/** Several rules for one field: all in sight, the first that is broken said. */
export function MultiRule() {
  const text = useText()
  const rules = [
    { pattern: /.{10}/, label: text('formValidationDemos.ruleLength') },
    { pattern: /\p{Lu}/u, label: text('formValidationDemos.ruleCapital') },
    { pattern: /\d/, label: text('formValidationDemos.ruleDigit') },
    { pattern: /[^\p{L}\d\s]/u, label: text('formValidationDemos.ruleSign') },
  ]
  const checks = rules.map(({ pattern, label }) => z.regex(pattern, label))
  const form = useSchemaForm({
    schema: z.object({ password: z.string().check(z.minLength(1), ...checks) }),
    defaultValues: empty,
    onSubmit: () => {
      toasts.show({ tone: 'success', title: text('formValidationDemos.passwordSaved') })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }
  const password = useWatch({ control: form.hook.control, name: 'password' })

  return (
    <SchemaForm
      form={form}
      label={text('formValidationDemos.multiRuleForm')}
      isGuarded={false}
      onSubmit={send}
    >
      <Grid columns={{ base: 1, md: 2 }} gap={20}>
        <FormField form={form} name="password" label={text('formValidationDemos.password')}>
          {(field) => <PasswordField {...field} autoComplete="new-password" />}
        </FormField>
        <Stack as="ul" gap={8}>
          {rules.map(({ pattern, label }) => {
            const isKept = pattern.test(password)
            return (
              <Inline key={label} as="li" gap={8} isWrapping={false}>
                <Text as="span" tone={isKept ? 'success' : undefined} ink={isKept ? undefined : 'subtle'}>
                  <Icon icon={isKept ? IconCircleCheck : IconCircle} size={18} />
                </Text>
                <Text as="span" ink={isKept ? undefined : 'muted'}>
                  {label}
                  {isKept && <VisuallyHidden>{text('formValidationDemos.kept')}</VisuallyHidden>}
                </Text>
              </Inline>
            )
          })}
        </Stack>
      </Grid>
      <FormActions form={form} submitLabel={text('formValidationDemos.savePassword')} />
    </SchemaForm>
  )
}
