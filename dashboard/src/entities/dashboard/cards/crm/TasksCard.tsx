import { Badge } from '@data1522/design-system/Badge'
import { Tabs } from '@data1522/design-system/Tabs'
import type { CrmTask } from '@data1522/mocks/contract/dashboard-crm'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { isDue } from '../../../board/due.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { Tasks } from './Tasks.tsx'

const dues = ['today', 'overdue', 'week'] as const
type Due = (typeof dues)[number]

/** What is to be done, by when; each can be ticked, and leads to its card on the boards. */
export function TasksCard() {
  const text = useText()
  const [chosen, setChosen] = useState<Due>()
  const query = useQuery(crmQuery('tasks', useDashboard().days))
  const dueIn = (tasks: readonly CrmTask[], due: Due) => tasks.filter(({ dueDate }) => isDue(dueDate, due))
  /** What is late comes first, then what is due today, unless one has chosen. */
  const shownOf = (tasks: readonly CrmTask[]) =>
    chosen ?? (['overdue', 'today'] as const).find((due) => dueIn(tasks, due).length > 0) ?? 'week'
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
      {({ part }) => ({
        description: text('crmDashboard.tasksDue', {
          late: dueIn(part, 'overdue').length,
          today: dueIn(part, 'today').length,
        }),
        children: (
          <Tabs
            label={text('crmDashboard.tasks')}
            size="small"
            selectedId={shownOf(part)}
            onSelectionChange={(id) => setChosen(id as Due)}
            items={dues.map((due) => {
              const tasks = dueIn(part, due)
              return {
                id: due,
                label: text(`crmDashboard.taskTab.${due}`),
                badge: (
                  <Badge
                    count={tasks.length}
                    label={text('crmDashboard.taskCount', { count: tasks.length })}
                    tone={due === 'overdue' && tasks.length > 0 ? 'danger' : undefined}
                  />
                ),
                // The last one that is ticked does not take its tab away.
                content: () => <Tasks tasks={tasks} onTick={() => setChosen(due)} />,
              }
            })}
          />
        ),
      })}
    </PartCard>
  )
}
