import type { EventSpan } from '@data1522/design-system/EventCalendar'
import type { CalendarEvent, CalendarEventEdit, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { useState } from 'react'
import { type ChangeOptions, useEventChanges } from '../../../entities/event/useEventChanges.ts'
import {
  daysLater,
  daysMoved,
  endingBefore,
  fieldsOf,
  goingOn,
  type Scope,
  shiftedAlike,
  spanFields,
  without,
  withoutRule,
} from './edit.ts'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/** A question to which times of an event a change applies, and how it is answered. */
export interface AskedScope {
  readonly kind: 'change' | 'delete'
  readonly title: string
  readonly answer: (scope: Scope | null) => void
}

interface SaveOptions {
  readonly throwsOnFailure?: boolean
  readonly done?: 'events.saved' | 'events.moved'
}

const expanding = () => import('../../../entities/event/expand.ts')

/** Whether an edit leaves an event that repeats any of its times. */
const leavesTimes = async (event: CalendarEvent, edit: CalendarEventEdit) =>
  (await expanding()).hasTimes({ ...event, ...edit } as CalendarEvent)

/** Changes what takes place; of an event that repeats, the person is asked which of its times are meant. */
export function useEventActions(isShown: (event: NewCalendarEvent) => boolean) {
  'use memo'
  const changes = useEventChanges()
  const [asked, setAsked] = useState<AskedScope | null>(null)

  const add = (event: NewCalendarEvent, options: ChangeOptions = {}) =>
    changes.add(event, { ...options, isHidden: !isShown(event) })

  const askScope = (kind: AskedScope['kind'], { event, day }: Occurrence): Promise<Scope | null> =>
    day === null
      ? Promise.resolve('all' as const)
      : new Promise((resolve) =>
          setAsked({
            kind,
            title: event.title,
            answer: (scope) => {
              setAsked(null)
              resolve(scope)
            },
          }),
        )

  /** Saves new fields of one time; answers whether it was done. */
  const save = async (
    occurrence: Occurrence,
    fields: NewCalendarEvent,
    { throwsOnFailure = false, done = 'events.saved' }: SaveOptions = {},
  ): Promise<boolean> => {
    const { event, day } = occurrence
    const scope = await askScope('change', occurrence)
    if (!scope) return false
    const to: EventSpan = { start: fields.start, end: fields.end, isAllDay: fields.allDay ?? false }
    if (day === null) return changes.update(event, fields, done, { throwsOnFailure })
    if (scope === 'this') {
      const rest = without(occurrence)
      return (await leavesTimes(event, rest))
        ? changes.split(event, rest, withoutRule(fields), { throwsOnFailure })
        : changes.update(event, withoutRule(fields), done, { throwsOnFailure })
    }
    const { recurrence: own, ...props } = fields.extendedProps
    const rest = endingBefore(occurrence)
    const isRuleKept = own?.rule === event.extendedProps.recurrence?.rule
    const isWhole = scope === 'all' || !(await leavesTimes(event, rest))
    const kept = isWhole ? own : goingOn(occurrence, (await expanding()).timesBefore(event, day))
    const recurrence = isRuleKept && kept ? daysLater(kept, daysMoved(occurrence, to)) : own
    const changed = { ...fields, extendedProps: { ...props, recurrence } }
    return isWhole
      ? changes.update(event, { ...changed, ...spanFields(shiftedAlike(occurrence, to)) }, done, {
          throwsOnFailure,
        })
      : changes.split(event, rest, changed, { throwsOnFailure })
  }

  const move = (occurrence: Occurrence, span: EventSpan) =>
    save(occurrence, { ...fieldsOf(occurrence.event), ...spanFields(span) }, { done: 'events.moved' })

  const remove = async (occurrence: Occurrence): Promise<boolean> => {
    const scope = await askScope('delete', occurrence)
    if (!scope) return false
    const { event, day } = occurrence
    if (day === null || scope === 'all') return changes.remove(event)
    const edit = scope === 'this' ? without(occurrence) : endingBefore(occurrence)
    return (await leavesTimes(event, edit))
      ? changes.update(event, edit, 'events.deleted')
      : changes.remove(event)
  }

  /** Copies this one time alone: the copy of a time of an event that repeats takes place once. */
  const duplicate = ({ event, span }: Occurrence, title: string) =>
    add({ ...withoutRule(fieldsOf(event)), ...spanFields(span), title })

  return { add, addMany: changes.addMany, save, move, remove, duplicate, asked }
}

export type EventActions = ReturnType<typeof useEventActions>
