import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { courseQuery } from '../../../entities/course/queries.ts'
import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { academyQuery } from '../../../entities/dashboard/queries.ts'
import { WelcomeCard } from '../../../entities/dashboard/cards/academy/WelcomeCard.tsx'
import { Dashboard } from '../layout/Dashboard.tsx'
import type { DashboardSpec } from '../layout/dashboard.ts'
import { daysInSearch } from '../layout/days-in-address.ts'

const third = { size: 'third', sizes: ['third', 'half'], rows: 8, skeleton: 'rows' } as const

/** How many days it shows unless the address says otherwise. */
const DAYS = 30

/** The dashboard of the courses. */
export const academyDashboard: DashboardSpec = {
  id: 'academy',
  title: 'titles.academyDashboard',
  days: DAYS,
  useView: (days) => useQuery(academyQuery('progress', days)).data?.view,
  cards: [
    {
      id: 'progress',
      title: 'academyDashboard.progress',
      size: 'twoThirds',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 4,
      skeleton: 'tiles',
      Card: WelcomeCard,
    },
    {
      id: 'time',
      title: 'academyDashboard.time',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 4,
      skeleton: 'ring',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/academy/TimeCard.tsx'), 'TimeCard'),
    },
    {
      id: 'topics',
      title: 'academyDashboard.topics',
      size: 'twoThirds',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 8,
      Card: lazyCard(() => import('../../../entities/dashboard/cards/academy/TopicsCard.tsx'), 'TopicsCard'),
    },
    {
      ...third,
      id: 'webinar',
      title: 'academyDashboard.webinar',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/academy/WebinarCard.tsx'),
        'WebinarCard',
      ),
    },
    {
      ...third,
      id: 'instructors',
      title: 'academyDashboard.instructors',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/academy/InstructorsCard.tsx'),
        'InstructorsCard',
      ),
    },
    {
      ...third,
      id: 'topCourses',
      title: 'academyDashboard.topCourses',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/academy/TopCoursesCard.tsx'),
        'TopCoursesCard',
      ),
    },
    {
      ...third,
      id: 'assignments',
      title: 'academyDashboard.assignments',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/academy/AssignmentsCard.tsx'),
        'AssignmentsCard',
      ),
    },
    {
      id: 'courses',
      title: 'academyDashboard.courses',
      size: 'full',
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/academy/CoursesCard.tsx'),
        'CoursesCard',
      ),
    },
  ],
}

/** How far one has come with courses, and what comes next. */
export const AcademyDashboard = () => <Dashboard spec={academyDashboard} />

/** Fetches what the first card shows beside the code that draws it. */
export const prefetchAcademy = (search: string) =>
  Promise.all([
    queryClient.prefetchQuery(academyQuery('progress', daysInSearch(search, DAYS))),
    queryClient.prefetchQuery(courseQuery('')),
  ])
