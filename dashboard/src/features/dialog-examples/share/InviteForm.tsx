import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { Inline } from '@data1522/design-system/Inline'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../core/i18n/useText.ts'
import { RightMenu } from './RightMenu.tsx'
import type { InviteFormHandle } from './useInviteForm.ts'

/** Asks for people of the company, or for addresses of others. */
export function InviteForm({ form, load, refuse, right, setRight }: InviteFormHandle) {
  const text = useText()
  return (
    <SchemaForm form={form} label={text('dialogExamples.share.invite')} isGuarded={false}>
      <Stack gap={8}>
        <FormField form={form} name="emails" label={text('dialogExamples.share.people')} isRequired={false}>
          {(field) => (
            <Autocomplete
              {...field}
              load={load}
              validate={refuse}
              placeholder={text('dialogExamples.share.example')}
            />
          )}
        </FormField>
        <Inline justify="between" gap={8}>
          <RightMenu name={text('dialogExamples.share.newOnes')} right={right} onChange={setRight} />
          <Button type="submit" variant="solid" tone="primary">
            {text('dialogExamples.share.send')}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  )
}
