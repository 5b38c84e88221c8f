import { LinkButton } from '@data1522/design-system/LinkButton'
import { SearchField } from '@data1522/design-system/SearchField'
import type { SimpleTableSort } from '@data1522/design-system/SimpleTable'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import type { Course } from '@data1522/mocks/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { coursesQuery } from '../../../course/queries.ts'
import { isTaken } from '../../../course/resume.ts'
import { CardPages } from '../../card/CardPages.tsx'
import { NoMatch } from '../../card/NoMatch.tsx'
import { PartCard } from '../../card/PartCard.tsx'
import { CourseRows } from './CourseRows.tsx'

const ROWS = 5

const sortValues: Readonly<Record<string, (course: Course) => string | number>> = {
  course: ({ courseTitle }) => courseTitle,
  time: ({ time }) => time,
  progress: ({ completedTasks, totalTasks }) => completedTasks / totalTasks,
  students: ({ userCount }) => userCount,
  notes: ({ note }) => note,
  views: ({ view }) => view,
}

/** The courses that one has begun and goes on with. */
export function CoursesCard() {
  const text = useText()
  const { locale } = useIntl()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<SimpleTableSort>({ column: 'progress', direction: 'desc' })
  // What is begun is known here alone: where one stopped is kept in this browser.
  const query = useQuery(coursesQuery({ itemsPerPage: ALL_ITEMS }))
  const allCourses = href('/apps/academy/my-course')
  const words = search.trim().toLocaleLowerCase(locale)
  const valueOf = sortValues[sort.column]!
  const compare = (one: Course, other: Course) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    const order = typeof a === 'string' ? a.localeCompare(String(b), locale) : a - Number(b)
    return sort.direction === 'asc' ? order : -order
  }
  const foundIn = (courses: readonly Course[]) =>
    courses
      .filter(isTaken)
      .filter(({ courseTitle, user }) => `${courseTitle} ${user}`.toLocaleLowerCase(locale).includes(words))
      .toSorted(compare)
  const from = (set: () => void) => {
    set()
    setPage(1)
  }
  return (
    <PartCard
      query={query}
      isFlush
      seeAll={allCourses}
      isEmpty={({ courses }) => !courses.some(isTaken)}
      emptyText={text('academyDashboard.noAssignments')}
      table={({ courses }) => [
        [
          text('academyDashboard.course'),
          text('academyDashboard.instructor'),
          text('academyDashboard.minutes'),
          text('academyDashboard.done'),
          text('academyDashboard.tasks'),
          text('academyDashboard.students'),
          text('academyDashboard.notes'),
          text('academyDashboard.views'),
        ],
        ...foundIn(courses).map((one) => [
          one.courseTitle,
          one.user,
          one.time,
          one.completedTasks,
          one.totalTasks,
          one.userCount,
          one.note,
          one.view,
        ]),
      ]}
    >
      {({ courses }) => {
        const found = foundIn(courses)
        const shown = Math.min(page, Math.max(Math.ceil(found.length / ROWS), 1))
        const rows = found.slice((shown - 1) * ROWS, shown * ROWS)
        return {
          actions: (
            <>
              <CardPages
                page={shown}
                size={ROWS}
                count={rows.length}
                total={found.length}
                onChange={setPage}
              />
              <SearchField
                label={text('academyDashboard.find')}
                placeholder={text('academyDashboard.find')}
                value={search}
                onChange={(typed) => from(() => setSearch(typed))}
              />
              <LinkButton href={allCourses} size="small">
                {text('academyDashboard.allCourses')}
              </LinkButton>
            </>
          ),
          children:
            rows.length === 0 ? (
              <NoMatch />
            ) : (
              <CourseRows courses={rows} sort={sort} onSortChange={(next) => from(() => setSort(next))} />
            ),
        }
      }}
    </PartCard>
  )
}
