import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listCourses: {
    query: {
      label: 'Web',
      hideCompleted: true,
      sortBy: 'progress',
      orderBy: 'desc',
      page: 1,
      itemsPerPage: 6,
    },
  },
  getCourseDetails: { query: { courseId: '13' } },
  updateCourseTopic: { params: { id: 13, topic: 5 }, body: { isCompleted: true } },
  startCourseOver: { params: { id: 20 } },
  setCourseProgress: { params: { id: 20 }, body: { completed: [1, 2] } },
}
