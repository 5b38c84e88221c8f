import { z } from 'zod/mini'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { Grid } from '../../../layout/Grid/Grid.tsx'
import { IconHome, IconLock, IconUser } from '../../../icons/icons.ts'
import { FormField } from '../../SchemaForm/FormField.tsx'
import { type SubmitErrors, useSchemaForm } from '../../SchemaForm/useSchemaForm.ts'
import { Wizard, type WizardProps } from '../Wizard.tsx'
import { WizardReview } from '../WizardReview.tsx'
import { englishAccount } from './accountStrings.ts'

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
  | 'currentId'
  | 'onStepChange'
  | 'orientation'
  | 'variant'
  | 'labelPlacement'
  | 'mistakesStop'
  | 'headingLevel'
  | 'preview'
> {
  onSubmit?: (values: Account) => Promise<SubmitErrors<Account> | void>
  hasIcons?: boolean
  draftKey?: string
  isDraftResumed?: boolean
  words?: typeof englishAccount
}

/** Opening an account in four steps, the last of which shows what was answered. */
export function AccountWizard({
  onSubmit = async () => undefined,
  hasIcons,
  draftKey,
  isDraftResumed,
  words = englishAccount,
  ...rest
}: AccountWizardProps) {
  const form = useSchemaForm<Account, Account>({
    schema: account,
    defaultValues: { email: '', password: '', firstName: '', lastName: '', city: '', street: '' },
    onSubmit,
    draftKey,
    isDraftResumed,
    draftWithout: ['password'],
  })
  const pair = { base: 1, sm: 2 }
  const stepProps = (step: keyof typeof words.steps) => {
    const [label = '', description] = words.steps[step]
    return { label, description }
  }
  return (
    <Wizard
      {...rest}
      form={form}
      label={words.form}
      submitLabel={words.submit}
      steps={[
        {
          id: 'account',
          ...stepProps('account'),
          icon: hasIcons ? IconLock : undefined,
          fields: ['email', 'password'],
          content: (
            <Grid columns={pair} gap={16}>
              <FormField form={form} name="email" label={words.email}>
                {(field) => <TextField {...field} type="email" autoComplete="email" />}
              </FormField>
              <FormField form={form} name="password" label={words.password}>
                {(field) => <PasswordField {...field} autoComplete="new-password" />}
              </FormField>
            </Grid>
          ),
        },
        {
          id: 'person',
          ...stepProps('person'),
          icon: hasIcons ? IconUser : undefined,
          fields: ['firstName', 'lastName'],
          content: (
            <Grid columns={pair} gap={16}>
              <FormField form={form} name="firstName" label={words.firstName}>
                {(field) => <TextField {...field} autoComplete="given-name" />}
              </FormField>
              <FormField form={form} name="lastName" label={words.lastName}>
                {(field) => <TextField {...field} autoComplete="family-name" />}
              </FormField>
            </Grid>
          ),
        },
        {
          id: 'address',
          ...stepProps('address'),
          icon: hasIcons ? IconHome : undefined,
          fields: ['city', 'street'],
          content: (
            <Grid columns={pair} gap={16}>
              <FormField form={form} name="city" label={words.city}>
                {(field) => <TextField {...field} autoComplete="address-level2" />}
              </FormField>
              <FormField form={form} name="street" label={words.street}>
                {(field) => <TextField {...field} value={field.value ?? ''} autoComplete="street-address" />}
              </FormField>
            </Grid>
          ),
        },
        {
          id: 'review',
          ...stepProps('review'),
          fields: [],
          content: () => {
            const values = form.hook.getValues()
            return (
              <WizardReview
                parts={[
                  { stepId: 'account', answers: [{ term: words.email, description: values.email }] },
                  {
                    stepId: 'person',
                    answers: [
                      { term: words.firstName, description: values.firstName },
                      { term: words.lastName, description: values.lastName },
                    ],
                  },
                  {
                    stepId: 'address',
                    answers: [
                      { term: words.city, description: values.city },
                      { term: words.street, description: values.street },
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
