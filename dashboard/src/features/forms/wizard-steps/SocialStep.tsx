import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconBrandGithub, IconBrandLinkedin, IconBrandX, IconWorld } from '@data1522/design-system/icons'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProfileForm } from './profile.ts'

const networks = [
  { name: 'linkedIn', label: 'LinkedIn', icon: IconBrandLinkedin },
  { name: 'github', label: 'GitHub', icon: IconBrandGithub },
  { name: 'x', label: 'X', icon: IconBrandX },
] as const

/** Where else to be found; all of it may be left out. */
export function SocialStep({ form }: { form: ProfileForm }) {
  const text = useText()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="website" label={text('formWizardDemos.website')} isRequired={false}>
        {(field) => (
          <TextField
            {...field}
            type="url"
            start={<Icon icon={IconWorld} size={18} />}
            placeholder={text('formWizardDemos.exampleAddress')}
          />
        )}
      </FormField>
      {networks.map(({ name, label, icon }) => (
        <FormField key={name} form={form} name={name} label={label} isRequired={false}>
          {(field) => (
            <TextField
              {...field}
              start={<Icon icon={icon} size={18} />}
              placeholder={text('formWizardDemos.exampleName')}
            />
          )}
        </FormField>
      ))}
    </Grid>
  )
}
