import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const academyRoutes = defineRoutes(
  { branch: 'academy' },
  {
    '/apps/academy/my-course': {
      title: 'myCourses',
      screen: lazyScreen(() => import('./my-course/MyCourses.tsx'), 'MyCourses'),
    },
    '/apps/academy/course-details': {
      title: 'courseDetails',
      screen: lazyScreen(() => import('./details/CourseDetails.tsx'), 'CourseDetails'),
    },
  },
)
