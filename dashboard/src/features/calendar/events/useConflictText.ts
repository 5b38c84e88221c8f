import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { useText } from '../../../core/i18n/useText.ts'
import type { Occurrence } from '../../../entities/event/occurrence.ts'
import { meets } from './items.ts'

/** Says what takes place at the same time as a stretch of time. */
export function useConflictText(all: readonly Occurrence[]) {
  const text = useText()
  return (span: EventSpan, ownId: string | undefined): string | undefined => {
    const met = all.filter(({ id, span: other }) => id !== ownId && meets(span, other))
    return met[0] && text('calendar.conflicts', { count: met.length - 1, title: met[0].event.title })
  }
}
