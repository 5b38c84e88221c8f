import { defineRoutes } from '../../core/router/route.ts'

export const academyRoutes = defineRoutes(
  { branch: 'academy' },
  {
    '/apps/academy/dashboard': {
      title: 'academyDashboard',
      paletteBranch: 'dashboards',
    },
    '/apps/academy/my-course': {
      title: 'myCourses',
    },
    '/apps/academy/course-details': { title: 'courseDetails' },
  },
)
