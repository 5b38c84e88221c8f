import type { EventCalendarProps } from '../EventCalendar.tsx'
import type { ViewOptions } from '../options.ts'

export interface GridStageProps
  extends
    ViewOptions,
    Pick<
      EventCalendarProps,
      'label' | 'draft' | 'onDraftClose' | 'onCreate' | 'onMoveEvent' | 'onDeleteEvent' | 'workingHours'
    > {
  view: 'month' | 'week' | 'day'
  isReadOnly: boolean
}
