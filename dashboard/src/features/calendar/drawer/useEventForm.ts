import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { type SchemaFormHandle, useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { useIntl } from 'react-intl'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import type { Occurrence } from '../../../entities/event/occurrence.ts'
import { dayAfter, fromWall } from '../../../entities/event/zoned.ts'
import type { EventActions } from '../events/useEventActions.ts'
import { weekdaysIn } from '../recurrence/rule.ts'
import { eventSchema, type EventValues, toFields, toValues } from './event-form.ts'

export interface EventFormOptions {
  onClose: () => void
  /** What is edited; nothing where an event is added. */
  occurrence: Occurrence | null
  /** What an event that is added begins with. */
  start: { readonly event: Omit<CalendarEvent, 'id'>; readonly span: EventSpan }
  timeZone: string
  actions: EventActions
}

/** Where the call says that something is wrong, as the form calls it. */
const fieldNames = ['title', 'url', 'start', 'end'] as const

interface EventForm {
  readonly form: SchemaFormHandle<EventValues, EventValues>
  /** The stretch of time that stands in the fields, where it is one. */
  readonly spanOf: (values: Pick<EventValues, 'allDay' | 'start' | 'end'>) => EventSpan | undefined
}

/** The form of one event; a failure keeps all that was typed. */
export function useEventForm({ occurrence, start, timeZone, actions, onClose }: EventFormOptions): EventForm {
  const text = useText()
  const { locale } = useIntl()
  const schema = eventSchema({
    endWrong: text('calendar.endWrong'),
    urlWrong: text('calendar.urlWrong'),
    untilWrong: text('calendar.untilWrong'),
  })
  const { event, span } = occurrence ?? start
  const form = useSchemaForm({
    schema,
    defaultValues: toValues(event, span, timeZone),
    draftKey: personKey(`draft-event-${occurrence?.id ?? 'new'}-${timeZone}`),
    // A new one stands where it was begun.
    draftWithout: occurrence ? [] : ['start', 'end', 'allDay'],
    onSubmit: async (values: EventValues) => {
      const { recurrence } = event.extendedProps
      const fields = toFields(values, timeZone, { recurrence, span, weekStart: weekdaysIn(locale)[0] })
      try {
        const isDone = occurrence
          ? await actions.save(occurrence, fields, { throwsOnFailure: true })
          : await actions.add(fields, { throwsOnFailure: true })
        if (!isDone) return false
        onClose()
        return undefined
      } catch (error) {
        return validationErrors(error, text, [...fieldNames])
      }
    },
  })
  const spanOf = ({
    allDay,
    start: from,
    end,
  }: Pick<EventValues, 'allDay' | 'start' | 'end'>): EventSpan | undefined => {
    if (!from || !end || end < from) return undefined
    return allDay
      ? { start: from.slice(0, 10), end: dayAfter(end.slice(0, 10), 1), isAllDay: true }
      : { start: fromWall(from, timeZone), end: fromWall(end, timeZone), isAllDay: false }
  }
  return { form, spanOf }
}
