import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { DateTimePicker } from '@data1522/design-system/DateTimePicker'
import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { FormField } from '@data1522/design-system/FormField'
import { Icon } from '@data1522/design-system/Icon'
import { IconCopy, IconExternalLink, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { Select } from '@data1522/design-system/Select'
import { Switch } from '@data1522/design-system/Switch'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { withoutMarks } from '@data1522/design-system/withoutMarks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Can } from '../../../core/auth/Can.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { calendarOrder } from '../../../entities/event/calendar-meta.ts'
import { guestsQuery } from '../../../entities/event/queries.ts'
import { FormDrawer } from '../../../shared/forms/FormDrawer.tsx'
import { useWhileOpen } from '../../../shared/forms/useWhileOpen.ts'
import { RepeatFields } from '../recurrence/RepeatFields.tsx'
import { endOfWholeDays, toValues } from './event-form.ts'
import { type EventFormOptions, useEventForm } from './useEventForm.ts'
import { useFieldWriter } from './useFieldWriter.ts'

export interface EventDrawerProps extends EventFormOptions {
  isOpen: boolean
  /** What takes place at the same time as a stretch of time. */
  conflictOf: (span: EventSpan, ownId: string | undefined) => string | undefined
}

/** All fields of an event, to add one or to change one. */
export function EventDrawer({
  isOpen,
  onClose,
  occurrence: given,
  start,
  timeZone,
  actions,
  conflictOf,
}: EventDrawerProps) {
  const text = useText()
  // What is edited stays while the drawer closes, and while a save moves it; it follows what others make of it.
  const [opened] = useState(given)
  const occurrence = given && given.id === opened?.id ? given : opened
  const guests = useQuery(guestsQuery())
  const closeThis = useWhileOpen(isOpen, onClose)
  const { form, spanOf } = useEventForm({ occurrence, start, timeZone, actions, onClose: closeThis })
  const [allDay, url, from, to] = useWatch({
    control: form.hook.control,
    name: ['allDay', 'url', 'start', 'end'],
  })
  const conflict = spanOf({ allDay, start: from, end: to })
  const met = conflict && conflictOf(conflict, occurrence?.id)
  const write = useFieldWriter(guests.data ?? [], allDay)
  const event = occurrence?.event
  const decision = useCan({ action: event ? 'update' : 'create', subject: 'Event' })
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text(event ? 'calendar.edit' : 'calendar.newTitle')}
      submitLabel={text(event ? 'calendar.save' : 'calendar.add')}
      decision={decision}
    >
      {event && (
        <ChangedElsewhere form={form} values={toValues(event, occurrence.span, timeZone)} write={write} />
      )}
      {event && (
        <Inline gap={8}>
          <Can action="create" subject="Event" label={text('calendar.duplicate')}>
            {(isDisabled) => (
              <Button
                size="small"
                start={<Icon icon={IconCopy} size={16} />}
                isDisabled={isDisabled}
                onPress={() => {
                  onClose()
                  void actions.duplicate(
                    occurrence,
                    withoutMarks(text('calendar.copyOf', { title: event.title })),
                  )
                }}
              >
                {text('calendar.duplicate')}
              </Button>
            )}
          </Can>
          <Can action="delete" subject="Event" label={text('calendar.delete')}>
            {(isDisabled) => (
              <Button
                size="small"
                tone="danger"
                start={<Icon icon={IconTrash} size={16} />}
                isDisabled={isDisabled}
                onPress={() => {
                  onClose()
                  void actions.remove(occurrence)
                }}
              >
                {text('calendar.delete')}
              </Button>
            )}
          </Can>
        </Inline>
      )}
      <FormField form={form} name="title" label={text('calendar.titleField')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="calendar" label={text('calendar.calendarField')}>
        {(field) => (
          <Select
            {...field}
            options={calendarOrder.map((id) => ({ id, label: text(`events.calendar.${id}`) }))}
            onChange={(value) => value && field.onChange(value)}
          />
        )}
      </FormField>
      <FormField form={form} name="allDay" label={text('calendar.allDay')} isRequired={false}>
        {({ value, onChange, label }) => (
          <Switch
            isBlock
            labelPlacement="start"
            isSelected={value}
            onChange={(isOn) => {
              if (isOn) form.hook.setValue('end', endOfWholeDays({ start: from, end: to }))
              onChange(isOn)
            }}
          >
            {label}
          </Switch>
        )}
      </FormField>
      {(['start', 'end'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={text(`calendar.${name}`)}>
          {(field) =>
            allDay ? (
              <DatePicker
                {...field}
                value={field.value.slice(0, 10)}
                min={name === 'end' ? from.slice(0, 10) : undefined}
                onChange={(day) => field.onChange(day ? `${day}T${field.value.slice(11) || '09:00'}` : '')}
              />
            ) : (
              <DateTimePicker
                {...field}
                step={15}
                min={name === 'end' ? from : undefined}
                onChange={(moment) => field.onChange(moment ?? '')}
              />
            )
          }
        </FormField>
      ))}
      {met && <Alert tone="warning">{met}</Alert>}
      <RepeatFields form={form} />
      <FormField form={form} name="guests" label={text('calendar.guests')} isRequired={false}>
        {(field) => (
          <MultiSelect
            {...field}
            placeholder={text('calendar.guestsHint')}
            isPending={guests.isPending}
            options={(guests.data ?? []).map(({ id, fullName, email, avatar }) => ({
              id: String(id),
              label: fullName,
              description: email,
              avatar: { src: avatar },
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="location" label={text('calendar.location')} isRequired={false}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="url" label={text('calendar.url')} isRequired={false}>
        {(field) => (
          <TextField {...field} type="url" description={text('calendar.urlHint')} autoComplete="off" />
        )}
      </FormField>
      {event?.url && event.url === url && (
        <Inline>
          <LinkButton
            href={event.url}
            size="small"
            start={<Icon icon={IconExternalLink} size={16} />}
            target="_blank"
          >
            {text('calendar.openLink')}
          </LinkButton>
        </Inline>
      )}
      <FormField form={form} name="description" label={text('calendar.description')} isRequired={false}>
        {(field) => <TextArea {...field} />}
      </FormField>
    </FormDrawer>
  )
}
