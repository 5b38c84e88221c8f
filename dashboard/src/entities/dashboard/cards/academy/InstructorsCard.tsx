import { Avatar } from '@data1522/design-system/Avatar'
import { FigureList } from '@data1522/design-system/FigureList'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** Who teaches the most students. */
export function InstructorsCard() {
  const text = useText()
  const { number } = useFormats()
  const query = useQuery(academyQuery('instructors', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('academyDashboard.noCourses')}
      table={({ part }) => [
        [
          text('academyDashboard.instructor'),
          text('academyDashboard.courses'),
          text('academyDashboard.students'),
        ],
        ...part.map(({ name, courses, students }) => [name, courses, students]),
      ]}
    >
      {({ part }) => ({
        description: text('academyDashboard.byStudents'),
        children: (
          <FigureList
            items={part.map(({ name, avatar, position, courses, students }) => ({
              id: name,
              title: name,
              detail: text('academyDashboard.teaches', { position, count: courses }),
              start: <Avatar name={name} src={avatar} size={36} isDecorative />,
              value: number(students),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
