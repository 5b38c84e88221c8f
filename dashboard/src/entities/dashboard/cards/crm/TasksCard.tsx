import { FigureList } from '@data1522/design-system/FigureList'
import { IconClock } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** What is to be done next, by when. */
export function TasksCard() {
  const text = useText()
  const { day } = useFormats()
  const query = useQuery(crmQuery('tasks', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/kanban')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('crmDashboard.noTasks')}
      table={({ part }) => [
        [text('crmDashboard.task'), text('crmDashboard.board'), text('crmDashboard.due')],
        ...part.map(({ title, board, dueDate }) => [title, board, dueDate]),
      ]}
    >
      {({ part, view }) => ({
        description: text('crmDashboard.dueNext'),
        children: (
          <FigureList
            items={part.map(({ id, title, board, dueDate }) => ({
              id: String(id),
              title,
              detail: board,
              start: (
                <IconTile icon={IconClock} tone={dueDate < view.asOf.slice(0, 10) ? 'danger' : 'neutral'} />
              ),
              value: day(dueDate),
              tone: dueDate < view.asOf.slice(0, 10) ? ('danger' as const) : ('ink' as const),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
