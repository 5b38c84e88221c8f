import { FormField } from '@data1522/design-system/FormField'
import { Image } from '@data1522/design-system/Image'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { ACCOUNT_COVERS, COVER_PICTURES } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../../core/i18n/useText.ts'
import { useResetIndicator } from '../shared/useResetIndicator.tsx'
import type { DetailsForm } from './schema.ts'

/** What stands behind the name on the profile. */
export function CoverField({ form }: { form: SchemaFormHandle<DetailsForm, DetailsForm> }) {
  const text = useText()
  const mark = useResetIndicator(form)
  const label = text('accountDetails.cover')
  return (
    <FormField form={form} name="cover" label={label} isRequired={false}>
      {(field) => (
        <RadioTiles
          {...field}
          columns={4}
          labelEnd={mark('cover', label)}
          description={text('accountDetails.coverHint')}
          options={ACCOUNT_COVERS.map((id) => ({
            id,
            label: text(`accountDetails.cover.${id}`),
            picture: (
              <Image
                src={`${import.meta.env.BASE_URL}pictures/${COVER_PICTURES[id]}.svg`}
                ratio="16 / 9"
                isDecorative
              />
            ),
          }))}
        />
      )}
    </FormField>
  )
}
