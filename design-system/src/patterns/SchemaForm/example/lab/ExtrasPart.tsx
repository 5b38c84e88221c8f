import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { ColorField } from '../../../../components/ColorField/ColorField.tsx'
import { FileField } from '../../../../components/FileField/FileField.tsx'
import { OtpField } from '../../../../components/OtpField/OtpField.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormField } from '../../FormField.tsx'
import { FormSection } from '../../FormSection.tsx'
import type { PartProps } from './part.ts'

export const ExtrasPart = ({ form }: PartProps) => (
  <FormSection title="The rest" columns={2}>
    <FormField form={form} name="colour" label="Colour" isRequired={false}>
      {(field) => <ColorField {...field} />}
    </FormField>
    <FormField form={form} name="code" label="Code" isRequired={false}>
      {(field) => <OtpField {...field} />}
    </FormField>
    <FormField form={form} name="documents" label="Documents" isRequired={false}>
      {(field) => (
        <FileField
          {...field}
          onChange={(files) => field.onChange([...files])}
          isMultiple
          accept="image/*,.pdf"
          maxSize={2_000_000}
        />
      )}
    </FormField>
    <FormField form={form} name="source" label="How you found us" isRequired={false}>
      {(field) => <TextField {...field} placeholder="A name, a place" />}
    </FormField>
    <FormField form={form} name="isAgreed" label="Terms">
      {({ value, onChange, errorMessage, isRequired, ref }) => (
        <Checkbox
          ref={ref}
          isSelected={value}
          onChange={onChange}
          isRequired={isRequired}
          errorMessage={errorMessage}
        >
          I agree to the terms
        </Checkbox>
      )}
    </FormField>
  </FormSection>
)
