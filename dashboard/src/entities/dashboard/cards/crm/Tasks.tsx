import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CrmTask } from '@data1522/mocks/contract/dashboard-crm'
import { useCan } from '../../../../core/auth/useCan.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { cardHref } from '../../../board/board-href.ts'
import { daysUntil } from '../../../board/due.ts'
import { useFinishCard } from '../../../board/useFinishCard.ts'
import type { LoadedPart } from '../../queries.ts'

/** How many stand in the card; all of them are on the boards. */
const ROWS = 6

interface TasksProps {
  tasks: readonly CrmTask[]
  /** Called when one is ticked. */
  onTick: () => void
}

/** Tasks that can be ticked, which moves them to the board of what is done. */
export function Tasks({ tasks, onTick }: TasksProps) {
  const text = useText()
  const { day } = useFormats()
  const finish = useFinishCard()
  const { isAllowed } = useCan({ action: 'update', subject: 'Board' })
  const tick = ({ id, title }: CrmTask) => {
    onTick()
    void finish(
      { id },
      {
        said: (board) => text('crmDashboard.taskDone', { name: title, board }),
        optimisticUpdates: [
          {
            queryKey: ['dashboards', 'crm', 'tasks'],
            update: ({ part, ...rest }: LoadedPart<CrmTask[]>) => ({
              ...rest,
              part: part.filter((task) => task.id !== id),
            }),
          },
        ],
      },
    )
  }
  if (tasks.length === 0) return <Text ink="subtle">{text('crmDashboard.noneDue')}</Text>
  return (
    <Stack as="ul" gap={12}>
      {tasks.slice(0, ROWS).map((task) => (
        <Inline key={task.id} as="li" gap={12} isWrapping={false}>
          <Checkbox
            aria-label={text('crmDashboard.tickTask', { name: task.title })}
            isSelected={false}
            isReadOnly={!isAllowed}
            onChange={() => tick(task)}
          />
          <Box isFilling>
            <Stack gap={2}>
              <Link href={cardHref(task.id)} variant="quiet">
                {task.title}
              </Link>
              <Text size="sm" ink="subtle" isTruncated>
                {task.board}
              </Text>
            </Stack>
          </Box>
          <Text
            as="span"
            size="sm"
            ink="subtle"
            tone={daysUntil(task.dueDate) < 0 ? 'danger' : undefined}
            isNumeric
          >
            {day(task.dueDate)}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}
