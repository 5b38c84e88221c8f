import type { EventSpan } from '@data1522/design-system/EventCalendar'
import type { CalendarEvent, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { useState } from 'react'
import { useEventChanges } from '../../../entities/event/useEventChanges.ts'
import {
  endingBefore,
  fieldsOf,
  goingOn,
  isFirst,
  type Scope,
  shiftedAlike,
  spanFields,
  without,
} from './edit.ts'
import type { Occurrence } from './items.ts'

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

/** Changes what takes place; of an event that repeats, the person is asked which of its times are meant. */
export function useEventActions() {
  'use memo'
  const changes = useEventChanges()
  const [asked, setAsked] = useState<AskedScope | null>(null)

  const ask = (kind: AskedScope['kind'], { event, day }: Occurrence): Promise<Scope | null> =>
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
    const scope = await ask('change', occurrence)
    if (!scope) return false
    const to: EventSpan = { start: fields.start, end: fields.end, isAllDay: fields.allDay ?? false }
    if (day === null) return changes.update(event, fields, done, { throwsOnFailure })
    if (scope === 'all' || (scope === 'following' && isFirst(occurrence)))
      return changes.update(event, { ...fields, ...spanFields(shiftedAlike(occurrence, to)) }, done, {
        throwsOnFailure,
      })
    if (scope === 'this') {
      const { recurrence: _, ...extendedProps } = fields.extendedProps
      return changes.split(event, without(occurrence), { ...fields, extendedProps }, { throwsOnFailure })
    }
    const { timesBefore } = await import('../recurrence/expand.ts')
    const own = fields.extendedProps.recurrence
    const isRuleKept = own?.rule === event.extendedProps.recurrence?.rule
    const recurrence = isRuleKept ? goingOn(occurrence, timesBefore(event, day)) : own
    return changes.split(
      event,
      endingBefore(occurrence),
      { ...fields, extendedProps: { ...fields.extendedProps, recurrence } },
      { throwsOnFailure },
    )
  }

  const move = (occurrence: Occurrence, span: EventSpan) =>
    save(occurrence, { ...fieldsOf(occurrence.event), ...spanFields(span) }, { done: 'events.moved' })

  const remove = async (occurrence: Occurrence): Promise<boolean> => {
    const scope = await ask('delete', occurrence)
    if (!scope) return false
    const { event, day } = occurrence
    if (day === null || scope === 'all' || (scope === 'following' && isFirst(occurrence)))
      return changes.remove(event)
    return changes.update(event, scope === 'this' ? without(occurrence) : endingBefore(occurrence))
  }

  const duplicate = (event: CalendarEvent, title: string) => changes.add({ ...fieldsOf(event), title })

  return { add: changes.add, addMany: changes.addMany, save, move, remove, duplicate, asked }
}

export type EventActions = ReturnType<typeof useEventActions>
