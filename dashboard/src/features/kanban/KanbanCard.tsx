import { BoardCard } from '@data1522/design-system/BoardCard'
import { IconCalendar, IconFlag, IconMessage, IconPaperclip } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { cardHref } from '../../entities/board/board-href.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { CardMenu } from './CardMenu.tsx'
import { daysUntil, doneCards } from '../../entities/board/due.ts'
import { preloadCardDrawer } from './lazy-parts.ts'
import { labelLooks } from './labels.ts'
import { isPressing, priorityTexts } from './priorities.ts'

const MONTH_AND_DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** One card of the boards, as it stands in its column. */
export function KanbanCard({ id }: { id: number }) {
  const text = useText()
  const { number } = useFormats()
  const { search } = useLocation()
  const due = useDue()
  const { data: { item, isDone } = {} } = useQuery({
    ...boardQuery(),
    select: (kanban) => ({
      item: kanban.items.find((one) => one.id === id),
      isDone: doneCards(kanban).has(id),
    }),
  })
  if (!item) return null
  const { title, priority, labels, members, image, dueDate, attachments, commentsCount, checklist } = item
  const done = checklist.filter((check) => check.isDone).length
  return (
    <BoardCard
      data-card={id}
      title={title}
      href={cardHref(id, search)}
      labels={labels.map((label) => {
        const { text: name, ...look } = labelLooks[label]
        return { id: label, label: text(name), ...look }
      })}
      picture={image || undefined}
      due={dueDate === '' ? undefined : due(dueDate, isDone)}
      progress={{
        done,
        total: checklist.length,
        label: text('kanban.checked', { done, total: checklist.length }),
      }}
      facts={[
        ...(priority === 'normal'
          ? []
          : [
              {
                id: 'priority',
                icon: IconFlag,
                text: text(priorityTexts[priority]),
                label: text('kanban.hasPriority', { name: text(priorityTexts[priority]) }),
                tone: isPressing(priority) ? ('warning' as const) : ('neutral' as const),
              },
            ]),
        ...(attachments > 0
          ? [
              {
                id: 'attachments',
                icon: IconPaperclip,
                text: number(attachments),
                label: text('kanban.attachments', { count: attachments }),
              },
            ]
          : []),
        ...(commentsCount > 0
          ? [
              {
                id: 'comments',
                icon: IconMessage,
                text: number(commentsCount),
                label: text('kanban.comments', { count: commentsCount }),
              },
            ]
          : []),
      ]}
      people={members.map(({ name, img }) => ({ name, src: img }))}
      peopleLabel={text('kanban.assignees')}
      actions={<CardMenu item={item} />}
      onPrefetch={preloadCardDrawer}
    />
  )
}

/** A due date in the words of a card: near ones stand out, past ones say how late they are, unless it is done. */
function useDue() {
  const text = useText()
  const { day } = useFormats()
  const intl = useIntl()
  return (dueDate: string, isDone = false) => {
    const days = daysUntil(dueDate)
    const base = { id: 'due', icon: IconCalendar }
    const full = day(dueDate)
    const label = text('kanban.dueOn', { day: full })
    if (isDone) return { ...base, text: intl.formatDate(dueDate, MONTH_AND_DAY), label }
    if (days < 0)
      return {
        ...base,
        tone: 'danger' as const,
        text: text('kanban.late', { days: -days }),
        label: text('kanban.lateSince', { days: -days, day: full }),
      }
    if (days === 0) return { ...base, tone: 'warning' as const, text: text('kanban.today'), label }
    if (days === 1) return { ...base, tone: 'warning' as const, text: text('kanban.tomorrow'), label }
    return { ...base, text: intl.formatDate(dueDate, MONTH_AND_DAY), label }
  }
}
