import type { EventSpan } from '@data1522/design-system/EventCalendar'
import type { NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { useState } from 'react'
import { useEventChanges } from '../../../entities/event/useEventChanges.ts'
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

/** How many times of an event come before one. */
const timesBefore = async ({ event, day }: Occurrence) =>
  day === null ? 0 : (await import('../../../entities/event/expand.ts')).timesBefore(event, day)

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
    if (scope === 'this')
      return changes.split(event, without(occurrence), withoutRule(fields), { throwsOnFailure })
    const { recurrence: own, ...props } = fields.extendedProps
    const times = await timesBefore(occurrence)
    const isRuleKept = own?.rule === event.extendedProps.recurrence?.rule
    const isWhole = scope === 'all' || times === 0
    const kept = isWhole ? own : goingOn(occurrence, times)
    const recurrence = isRuleKept && kept ? daysLater(kept, daysMoved(occurrence, to)) : own
    const changed = { ...fields, extendedProps: { ...props, recurrence } }
    return isWhole
      ? changes.update(event, { ...changed, ...spanFields(shiftedAlike(occurrence, to)) }, done, {
          throwsOnFailure,
        })
      : changes.split(event, endingBefore(occurrence), changed, { throwsOnFailure })
  }

  const move = (occurrence: Occurrence, span: EventSpan) =>
    save(occurrence, { ...fieldsOf(occurrence.event), ...spanFields(span) }, { done: 'events.moved' })

  const remove = async (occurrence: Occurrence): Promise<boolean> => {
    const scope = await ask('delete', occurrence)
    if (!scope) return false
    const { event, day } = occurrence
    if (day === null || scope === 'all' || (scope === 'following' && (await timesBefore(occurrence)) === 0))
      return changes.remove(event)
    const edit = scope === 'this' ? without(occurrence) : endingBefore(occurrence)
    return changes.update(event, edit, 'events.deleted')
  }

  /** Copies this one time alone: the copy of a time of an event that repeats takes place once. */
  const duplicate = ({ event, span }: Occurrence, title: string) =>
    changes.add({ ...withoutRule(fieldsOf(event)), ...spanFields(span), title })

  return { add: changes.add, addMany: changes.addMany, save, move, remove, duplicate, asked }
}

export type EventActions = ReturnType<typeof useEventActions>
