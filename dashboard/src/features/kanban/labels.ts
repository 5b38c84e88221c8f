import type { BoardCardLabel } from '@data1522/design-system/BoardCard'
import type { KanbanLabel } from '@data1522/mocks/contract/kanban'
import type { MessageId } from '../../core/i18n/intl.ts'

type Look = Pick<BoardCardLabel, 'tone' | 'isOutlined'> & { readonly text: MessageId }

/** How each label looks and what it is called. Red says overdue and nothing else, so no label is red. */
export const labelLooks: Readonly<Record<KanbanLabel, Look>> = {
  UX: { tone: 'info', text: 'kanban.label.ux' },
  Image: { tone: 'warning', text: 'kanban.label.image' },
  'Code Review': { tone: 'success', text: 'kanban.label.review' },
  Dashboard: { tone: 'primary', text: 'kanban.label.dashboard' },
  App: { tone: 'neutral', text: 'kanban.label.app' },
  'Charts & Maps': { tone: 'neutral', isOutlined: true, text: 'kanban.label.charts' },
}
