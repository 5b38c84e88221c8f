import {
  IconArrowRight,
  IconCalendar,
  IconCircleCheck,
  IconFlag,
  IconPaperclip,
  IconPencil,
  IconPlus,
  IconTag,
  IconUserPlus,
  IconX,
} from '@data1522/design-system/icons'
import { KANBAN_LABELS, KANBAN_PRIORITIES, type KanbanEvent } from '@data1522/mocks/contract/kanban'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { labelLooks } from './labels.ts'
import { priorityTexts } from './priorities.ts'

/** The sign of each thing that can happen to a card. */
export const eventIcons = {
  added: IconPlus,
  moved: IconArrowRight,
  renamed: IconPencil,
  due: IconCalendar,
  priority: IconFlag,
  assigned: IconUserPlus,
  unassigned: IconX,
  labelled: IconTag,
  unlabelled: IconX,
  ticked: IconCircleCheck,
  attached: IconPaperclip,
  detached: IconX,
} as const

/** What happened to a card, in words. */
export function useEventText() {
  const text = useText()
  const { day } = useFormats()
  return ({ kind, from, to }: KanbanEvent): string => {
    if (kind === 'due')
      return to === '' ? text('kanbanCard.event.notDue') : text('kanbanCard.event.due', { to: day(to) })
    if (kind === 'priority') {
      const priority = KANBAN_PRIORITIES.find((one) => one === to)
      return text('kanbanCard.event.priority', { to: priority ? text(priorityTexts[priority]) : to })
    }
    if (kind === 'labelled' || kind === 'unlabelled') {
      const label = KANBAN_LABELS.find((one) => one === to)
      return text(`kanbanCard.event.${kind}`, { to: label ? text(labelLooks[label].text) : to })
    }
    return text(`kanbanCard.event.${kind}`, { from, to })
  }
}
