import { FigureList } from '@data1522/design-system/FigureList'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { courseHref } from '../../../course/course-href.ts'
import { tagMessages } from '../../../course/tag-messages.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

const tones = ['primary', 'success', 'warning', 'danger'] as const

/** The courses under way, and how far they are. */
export function AssignmentsCard() {
  const text = useText()
  const { percent } = useFormats()
  const query = useQuery(academyQuery('assignments', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('academyDashboard.noAssignments')}
      table={({ part }) => [
        [text('academyDashboard.course'), text('academyDashboard.done'), text('academyDashboard.tasks')],
        ...part.map(({ title, completedTasks, totalTasks }) => [title, completedTasks, totalTasks]),
      ]}
    >
      {({ part }) => ({
        description: text('academyDashboard.tasksDoneNow', {
          done: part.reduce((sum, { completedTasks }) => sum + completedTasks, 0),
          total: part.reduce((sum, { totalTasks }) => sum + totalTasks, 0),
        }),
        children: (
          <FigureList
            items={part.map(({ courseId, title, tag, completedTasks, totalTasks, progress }, index) => ({
              id: String(courseId),
              title,
              detail: text(tagMessages[tag]),
              start: (
                <ProgressCircular
                  label={text('academyDashboard.progressOf', { title })}
                  value={progress}
                  valueText={percent(Math.round(progress) / 100)}
                  tone={tones[index % tones.length]}
                  size="large"
                  isValueShown
                />
              ),
              value: text('academyDashboard.ofTasks', { done: completedTasks, total: totalTasks }),
              href: courseHref(courseId),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
