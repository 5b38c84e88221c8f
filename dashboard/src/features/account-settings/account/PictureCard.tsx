import { AvatarField } from '@data1522/design-system/AvatarField'
import { Card } from '@data1522/design-system/Card'
import { FormField } from '@data1522/design-system/FormField'
import { Stack } from '@data1522/design-system/Stack'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { useResetIndicator } from '../shared/useResetIndicator.tsx'
import { CoverField } from './CoverField.tsx'
import type { DetailsForm } from './schema.ts'

const SIZE_LIMIT = 800_000

/** How the profile looks: the picture of whom it belongs to, cut out as a square, and its cover. */
export function PictureCard({ form }: { form: SchemaFormHandle<DetailsForm, DetailsForm> }) {
  const text = useText()
  const mark = useResetIndicator(form)
  const [first, last] = useWatch({ control: form.hook.control, name: ['firstName', 'lastName'] })
  const label = text('accountDetails.picture')
  return (
    <Card>
      <Stack gap={24}>
        <FormField form={form} name="avatar" label={label} isRequired={false}>
          {({ value, ...field }) => (
            <AvatarField
              {...field}
              person={`${first} ${last}`}
              value={value || null}
              maxSize={SIZE_LIMIT}
              labelEnd={mark('avatar', label)}
              description={text('accountDetails.pictureHint')}
            />
          )}
        </FormField>
        <CoverField form={form} />
      </Stack>
    </Card>
  )
}
