import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Icon } from '@data1522/design-system/Icon'
import { IconEye, IconFileText, IconUsers } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Meter } from '@data1522/design-system/Meter'
import { SearchField } from '@data1522/design-system/SearchField'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Course } from '@data1522/mocks/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { coursesQuery } from '../../courses-query.ts'
import { CardPages } from '../../card/CardPages.tsx'
import { NoMatch } from '../../card/NoMatch.tsx'
import { PartCard } from '../../card/PartCard.tsx'
import { useDuration } from '../../card/useDuration.ts'
import { courseHref } from './tags.ts'

const ROWS = 5

const counts = [
  ['students', IconUsers, ({ userCount }: Course) => userCount],
  ['notes', IconFileText, ({ note }: Course) => note],
  ['views', IconEye, ({ view }: Course) => view],
] as const

/** The courses that one takes. */
export function CoursesCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const duration = useDuration()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(coursesQuery(search.trim(), page, ROWS))
  const find = (words: string) => {
    setSearch(words)
    setPage(1)
  }
  return (
    <PartCard
      query={query}
      isFlush
      seeAll={href('/apps/academy/my-course')}
      isEmpty={({ total }) => total === 0 && search.trim() === '' && !query.isPlaceholderData}
      emptyText={text('academyDashboard.noCourses')}
      table={({ courses }) => [
        [
          text('academyDashboard.course'),
          text('academyDashboard.instructor'),
          text('academyDashboard.minutes'),
          text('academyDashboard.done'),
          text('academyDashboard.tasks'),
        ],
        ...courses.map((one) => [one.courseTitle, one.user, one.time, one.completedTasks, one.totalTasks]),
      ]}
    >
      {({ courses, total }) => ({
        actions: (
          <>
            <CardPages page={page} size={ROWS} count={courses.length} total={total} onChange={setPage} />
            <SearchField
              label={text('academyDashboard.find')}
              placeholder={text('academyDashboard.find')}
              value={search}
              onChange={find}
            />
          </>
        ),
        children:
          courses.length === 0 ? (
            <NoMatch />
          ) : (
            <SimpleTable
              caption={text('academyDashboard.courses')}
              isCaptionHidden
              isFlush
              rows={courses}
              rowId={({ id }) => String(id)}
              columns={[
                {
                  id: 'course',
                  header: text('academyDashboard.course'),
                  cell: (one) => (
                    <Box minWidth={220}>
                      <Inline gap={12} isWrapping={false}>
                        <Avatar name={one.user} src={one.tutorImg} size={36} isDecorative />
                        <Stack gap={2}>
                          <Link href={courseHref(one.id)} variant="quiet">
                            {one.courseTitle}
                          </Link>
                          <Text size="sm" ink="subtle">
                            {one.user}
                          </Text>
                        </Stack>
                      </Inline>
                    </Box>
                  ),
                },
                {
                  id: 'time',
                  header: text('academyDashboard.length'),
                  cell: ({ time }) => duration(time),
                },
                {
                  id: 'progress',
                  header: text('academyDashboard.progressColumn'),
                  width: '26%',
                  cell: ({ courseTitle, completedTasks, totalTasks }) => (
                    <Inline gap={12} isWrapping={false}>
                      <Text as="span" isNumeric>
                        {percent(Math.round((completedTasks / totalTasks) * 100) / 100)}
                      </Text>
                      <Box isFilling minWidth={64}>
                        <Meter
                          label={text('academyDashboard.progressOf', { title: courseTitle })}
                          value={completedTasks}
                          max={totalTasks}
                          valueText={text('academyDashboard.tasksDone', {
                            done: completedTasks,
                            total: totalTasks,
                          })}
                          tone="primary"
                          isBare
                        />
                      </Box>
                      <Text as="span" size="sm" ink="subtle" isNumeric>
                        {text('academyDashboard.ofTasks', { done: completedTasks, total: totalTasks })}
                      </Text>
                    </Inline>
                  ),
                },
                {
                  id: 'counts',
                  header: text('academyDashboard.counts'),
                  isNumeric: true,
                  cell: (one) => (
                    <Inline gap={16} isWrapping={false} justify="end">
                      {counts.map(([id, icon, countOf]) => (
                        <Inline key={id} gap={4} isWrapping={false}>
                          <Icon of={icon} size={18} />
                          <VisuallyHidden>{text(`academyDashboard.${id}`)}</VisuallyHidden>
                          {number(countOf(one))}
                        </Inline>
                      ))}
                    </Inline>
                  ),
                },
              ]}
            />
          ),
      })}
    </PartCard>
  )
}
