import type { KanbanPriority } from '@data1522/mocks/contract/kanban'
import type { MessageId } from '../../core/i18n/intl.ts'

/** What each priority is called. */
export const priorityTexts = {
  low: 'kanban.priority.low',
  normal: 'kanban.priority.normal',
  high: 'kanban.priority.high',
  urgent: 'kanban.priority.urgent',
} as const satisfies Record<KanbanPriority, MessageId>

/** Those that stand out on a card. */
export const isPressing = (priority: KanbanPriority) => priority === 'high' || priority === 'urgent'
