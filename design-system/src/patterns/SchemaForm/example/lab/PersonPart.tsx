import { DateField } from '../../../../components/DateField/DateField.tsx'
import { PasswordField } from '../../../../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../../../components/PhoneField/PhoneField.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormField } from '../../FormField.tsx'
import { FormSection } from '../../FormSection.tsx'
import type { PartProps } from './part.ts'

export const PersonPart = ({ form }: PartProps) => (
  <FormSection title="Person" description="Who fills this in." columns={2}>
    <FormField form={form} name="firstName" label="First name">
      {(field) => <TextField {...field} autoComplete="given-name" />}
    </FormField>
    <FormField form={form} name="lastName" label="Last name">
      {(field) => <TextField {...field} autoComplete="family-name" />}
    </FormField>
    <FormField form={form} name="email" label="E-mail">
      {(field) => <TextField {...field} type="email" autoComplete="email" />}
    </FormField>
    <FormField form={form} name="phone" label="Phone" isRequired={false}>
      {(field) => <PhoneField {...field} />}
    </FormField>
    <FormField form={form} name="birthday" label="Birthday" isRequired={false}>
      {(field) => <DateField {...field} />}
    </FormField>
    <FormField form={form} name="password" label="Password">
      {(field) => <PasswordField {...field} autoComplete="new-password" />}
    </FormField>
    <FormField form={form} name="website" label="Website" isRequired={false}>
      {(field) => <TextField {...field} type="url" placeholder="https://example.com" />}
    </FormField>
    <FormField form={form} name="bio" label="In a few words" isRequired={false}>
      {(field) => <TextArea {...field} maxLength={200} />}
    </FormField>
  </FormSection>
)
