import { CheckboxGroup } from '../../../../components/Checkbox/CheckboxGroup.tsx'
import { RadioCards } from '../../../../components/RadioCards/RadioCards.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { RatingField } from '../../../../components/RatingField/RatingField.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { RangeSlider } from '../../../../components/Slider/RangeSlider.tsx'
import { Slider } from '../../../../components/Slider/Slider.tsx'
import { Switch } from '../../../../components/Switch/Switch.tsx'
import { FormField } from '../../FormField.tsx'
import { FormSection } from '../../FormSection.tsx'
import type { PartProps } from './part.ts'

const plans = [
  { id: 'basic', label: 'Basic', description: 'For one person.', end: '€0' },
  { id: 'team', label: 'Team', description: 'Up to ten people.', end: '€29' },
  { id: 'company', label: 'Company', description: 'Everybody.', end: '€99' },
] as const
const billings = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly' },
] as const
const channels = [
  { id: 'mail', label: 'E-mail' },
  { id: 'chat', label: 'Chat' },
  { id: 'letter', label: 'Letter' },
]
const contacts = [
  { id: 'mail', label: 'By e-mail' },
  { id: 'phone', label: 'By phone' },
  { id: 'none', label: 'Not at all' },
] as const

export const ChoicesPart = ({ form }: PartProps) => (
  <>
    <FormSection title="Plan">
      <FormField form={form} name="plan" label="Plan">
        {(field) => <RadioCards {...field} options={plans} columns={3} />}
      </FormField>
    </FormSection>
    <FormSection title="Choices" columns={2}>
      <FormField form={form} name="billing" label="Billing">
        {(field) => <SegmentedControl {...field} options={billings} />}
      </FormField>
      <FormField form={form} name="rating" label="How easy it was so far" isRequired={false}>
        {(field) => <RatingField {...field} hasHalves isClearable />}
      </FormField>
      <FormField form={form} name="channels" label="Where we write" isRequired={false}>
        {(field) => <CheckboxGroup {...field} options={channels} />}
      </FormField>
      <FormField form={form} name="contact" label="How we call back">
        {(field) => <RadioGroup {...field} options={contacts} />}
      </FormField>
      <FormField form={form} name="volume" label="Volume" isRequired={false}>
        {(field) => <Slider {...field} />}
      </FormField>
      <FormField form={form} name="budget" label="Budget" isRequired={false}>
        {(field) => <RangeSlider {...field} maxValue={1000} step={50} />}
      </FormField>
      <FormField form={form} name="hasNews" label="News" isRequired={false}>
        {({ value, label, ...field }) => (
          <Switch {...field} isSelected={value}>
            {label}
          </Switch>
        )}
      </FormField>
      <FormField form={form} name="hasReports" label="Weekly report" isRequired={false}>
        {({ value, label, ...field }) => (
          <Switch {...field} isSelected={value}>
            {label}
          </Switch>
        )}
      </FormField>
    </FormSection>
  </>
)
