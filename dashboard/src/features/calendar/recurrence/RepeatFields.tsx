import { DatePicker } from '@data1522/design-system/DatePicker'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { WeekdayChoice } from './WeekdayChoice.tsx'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import type { EventValues } from '../drawer/event-form.ts'
import { FREQUENCIES } from './rule.ts'

const repeats = ['never', ...FREQUENCIES] as const
const endings = ['never', 'on', 'after'] as const

/** How an event repeats: how often, on which days, until when. */
export function RepeatFields({ form }: { form: SchemaFormHandle<EventValues, EventValues> }) {
  const text = useText()
  const [repeat, ends, start] = useWatch({
    control: form.hook.control,
    name: ['repeat', 'ends', 'start'],
  })
  return (
    <>
      <FormField form={form} name="repeat" label={text('calendar.repeat')} isRequired={false}>
        {(field) => (
          <Select
            {...field}
            options={repeats.map((id) => ({ id, label: text(`calendar.repeat.${id}`) }))}
            onChange={(value) => value && field.onChange(value)}
          />
        )}
      </FormField>
      {repeat !== 'never' && (
        <>
          <FormField form={form} name="interval" label={text(`calendar.interval.${repeat}`)}>
            {(field) => <NumberField {...field} minValue={1} maxValue={99} />}
          </FormField>
          {repeat === 'WEEKLY' && (
            <FormField form={form} name="days" label={text('calendar.repeatDays')} isRequired={false}>
              {({ value, onChange, label }) => (
                <WeekdayChoice label={label} value={value} onChange={onChange} />
              )}
            </FormField>
          )}
          <FormField form={form} name="ends" label={text('calendar.ends')} isRequired={false}>
            {(field) => (
              <Select
                {...field}
                options={endings.map((id) => ({ id, label: text(`calendar.ends.${id}`) }))}
                onChange={(value) => value && field.onChange(value)}
              />
            )}
          </FormField>
          {ends === 'on' && (
            <FormField form={form} name="until" label={text('calendar.until')}>
              {(field) => (
                <DatePicker
                  {...field}
                  min={start.slice(0, 10)}
                  onChange={(day) => field.onChange(day ?? '')}
                />
              )}
            </FormField>
          )}
          {ends === 'after' && (
            <FormField form={form} name="count" label={text('calendar.times')}>
              {(field) => <NumberField {...field} minValue={1} maxValue={500} />}
            </FormField>
          )}
        </>
      )}
    </>
  )
}
