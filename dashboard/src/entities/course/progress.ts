import type { Course, CourseDetails } from '@data1522/mocks/contract/courses'

/** Whether all of a course is done. */
export const isDone = ({ completedTasks, totalTasks }: Pick<Course, 'completedTasks' | 'totalTasks'>) =>
  completedTasks === totalTasks

/** The lectures of a course, in their order. */
export const lecturesOf = ({ content }: Pick<CourseDetails, 'content'>) =>
  content.flatMap(({ topics }) => topics)

/** A course with one of its lectures marked; its sections count themselves anew. */
export const withLecture = (course: CourseDetails, lecture: number, isCompleted: boolean): CourseDetails =>
  withLectures(course, (id, was) => (id === lecture ? isCompleted : was))

/** A course with its lectures marked by a rule. */
export const withLectures = (
  course: CourseDetails,
  isDone: (id: number, was: boolean) => boolean,
): CourseDetails => ({
  ...course,
  content: course.content.map((section) => {
    const topics = section.topics.map((topic) => ({
      ...topic,
      isCompleted: isDone(topic.id, topic.isCompleted),
    }))
    return {
      ...section,
      topics,
      status: `${topics.filter((topic) => topic.isCompleted).length} / ${topics.length}`,
    }
  }),
})

/** How many lectures of a course are done. */
export const doneOf = (course: Pick<CourseDetails, 'content'>) =>
  lecturesOf(course).filter(({ isCompleted }) => isCompleted).length
