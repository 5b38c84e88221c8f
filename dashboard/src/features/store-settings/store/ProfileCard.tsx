import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { anchorOf } from '../sections.ts'
import type { DetailsCardProps } from './details-form.ts'

/** What customers see of the store. */
export function ProfileCard({ form }: DetailsCardProps) {
  const text = useText()
  return (
    <SettingsCard
      id="settings-profile"
      title={text('storeSettings.store.profile')}
      description={text('storeSettings.store.profileDescription')}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="name" label={text('storeSettings.store.name')}>
          {(field) => <TextField {...field} id={anchorOf('store', 'name')} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="phone" label={text('storeSettings.store.phone')} isRequired={false}>
          {(field) => <TextField {...field} id={anchorOf('store', 'phone')} type="tel" autoComplete="tel" />}
        </FormField>
        <FormField form={form} name="email" label={text('storeSettings.store.email')}>
          {(field) => (
            <TextField
              {...field}
              id={anchorOf('store', 'email')}
              type="email"
              autoComplete="email"
              description={text('storeSettings.store.emailHint')}
            />
          )}
        </FormField>
        <FormField form={form} name="senderEmail" label={text('storeSettings.store.senderEmail')}>
          {(field) => (
            <TextField
              {...field}
              id={anchorOf('store', 'senderEmail')}
              type="email"
              autoComplete="off"
              description={text('storeSettings.store.senderEmailHint')}
            />
          )}
        </FormField>
      </Grid>
    </SettingsCard>
  )
}
