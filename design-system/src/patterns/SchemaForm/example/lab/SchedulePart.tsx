import { DateField } from '../../../../components/DateField/DateField.tsx'
import { DatePicker } from '../../../../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../../../components/DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../../../../components/DateTimePicker/DateTimePicker.tsx'
import { TimeField } from '../../../../components/TimeField/TimeField.tsx'
import { FormField } from '../../FormField.tsx'
import { FormSection } from '../../FormSection.tsx'
import type { PartProps } from './part.ts'

export const SchedulePart = ({ form }: PartProps) => (
  <FormSection title="Schedule" columns={2}>
    <FormField form={form} name="start" label="Start" isRequired={false}>
      {(field) => <DateField {...field} />}
    </FormField>
    <FormField form={form} name="deadline" label="Deadline" isRequired={false}>
      {(field) => <DatePicker {...field} />}
    </FormField>
    <FormField form={form} name="holidays" label="Holidays" isRequired={false}>
      {(field) => <DateRangePicker {...field} />}
    </FormField>
    <FormField form={form} name="call" label="First call" isRequired={false}>
      {(field) => <DateTimePicker {...field} />}
    </FormField>
    <FormField form={form} name="opens" label="Opens" isRequired={false}>
      {(field) => <TimeField {...field} />}
    </FormField>
    <FormField form={form} name="closes" label="Closes" isRequired={false}>
      {(field) => <TimeField {...field} />}
    </FormField>
  </FormSection>
)
