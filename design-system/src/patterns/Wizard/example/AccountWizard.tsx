import { z } from 'zod/mini'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { Grid } from '../../../layout/Grid/Grid.tsx'
import { IconHome, IconLock, IconUser } from '../../../icons/icons.ts'
import { FormField } from '../../SchemaForm/FormField.tsx'
import { type SubmitErrors, useSchemaForm } from '../../SchemaForm/useSchemaForm.ts'
import { Wizard, type WizardProps } from '../Wizard.tsx'
import { WizardReview } from '../WizardReview.tsx'

const account = z.object({
  email: z.email(),
  password: z.string().check(z.minLength(8)),
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.minLength(1)),
  city: z.string().check(z.minLength(1)),
  street: z.optional(z.string()),
})
type Account = z.infer<typeof account>

export interface AccountWizardProps extends Pick<
  WizardProps<Account, Account>,
  'currentId' | 'onStepChange' | 'orientation' | 'variant' | 'labelPlace'
> {
  onSubmit?: (values: Account) => Promise<SubmitErrors<Account> | void>
  hasIcons?: boolean
  draftKey?: string
}

/** Opening an account in four steps, the last of which shows what was answered. */
export function AccountWizard({
  onSubmit = async () => undefined,
  hasIcons,
  draftKey,
  ...rest
}: AccountWizardProps) {
  const form = useSchemaForm<Account, Account>({
    schema: account,
    defaultValues: { email: '', password: '', firstName: '', lastName: '', city: '', street: '' },
    onSubmit,
    draftKey,
    draftWithout: ['password'],
  })
  const pair = { base: 1, sm: 2 }
  return (
    <Wizard
      {...rest}
      form={form}
      label="Open an account"
      submitLabel="Open the account"
      steps={[
        {
          id: 'account',
          label: 'Account',
          description: 'How you sign in',
          icon: hasIcons ? IconLock : undefined,
          fields: ['email', 'password'],
          content: (
            <Grid columns={pair} gap={16}>
              <FormField form={form} name="email" label="E-mail">
                {(field) => <TextField {...field} type="email" autoComplete="email" />}
              </FormField>
              <FormField form={form} name="password" label="Password">
                {(field) => <PasswordField {...field} autoComplete="new-password" />}
              </FormField>
            </Grid>
          ),
        },
        {
          id: 'person',
          label: 'Person',
          description: 'Who you are',
          icon: hasIcons ? IconUser : undefined,
          fields: ['firstName', 'lastName'],
          content: (
            <Grid columns={pair} gap={16}>
              <FormField form={form} name="firstName" label="First name">
                {(field) => <TextField {...field} autoComplete="given-name" />}
              </FormField>
              <FormField form={form} name="lastName" label="Last name">
                {(field) => <TextField {...field} autoComplete="family-name" />}
              </FormField>
            </Grid>
          ),
        },
        {
          id: 'address',
          label: 'Address',
          description: 'Where you live',
          icon: hasIcons ? IconHome : undefined,
          fields: ['city', 'street'],
          content: (
            <Grid columns={pair} gap={16}>
              <FormField form={form} name="city" label="City">
                {(field) => <TextField {...field} autoComplete="address-level2" />}
              </FormField>
              <FormField form={form} name="street" label="Street">
                {(field) => <TextField {...field} value={field.value ?? ''} autoComplete="street-address" />}
              </FormField>
            </Grid>
          ),
        },
        {
          id: 'review',
          label: 'Review',
          description: 'All in one look',
          fields: [],
          content: () => {
            const values = form.hook.getValues()
            return (
              <WizardReview
                parts={[
                  { stepId: 'account', answers: [{ term: 'E-mail', description: values.email }] },
                  {
                    stepId: 'person',
                    answers: [
                      { term: 'First name', description: values.firstName },
                      { term: 'Last name', description: values.lastName },
                    ],
                  },
                  {
                    stepId: 'address',
                    answers: [
                      { term: 'City', description: values.city },
                      { term: 'Street', description: values.street },
                    ],
                  },
                ]}
              />
            )
          },
        },
      ]}
    />
  )
}
