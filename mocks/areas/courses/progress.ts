import type { CourseDetails, CourseTopic } from './contract.ts'
import type { CourseProgress } from './collection.ts'
import type { StoredCourse } from './seed.ts'
import { dateInDays } from '../../seed/days.ts'

const countDone = (topics: readonly CourseTopic[]) => topics.filter(({ isCompleted }) => isCompleted).length

/** The topics of a course, in their order. */
export const topicsOf = ({ content }: Pick<StoredCourse, 'content'>) =>
  content.flatMap(({ topics }) => topics)

/** Whether a course has this topic. */
export const hasTopic = (course: StoredCourse, topicId: number) =>
  topicsOf(course).some(({ id }) => id === topicId)

/** Whether all topics of a course are completed. */
export const isComplete = ({ completedTasks, totalTasks }: StoredCourse) => completedTasks === totalTasks

/** Whether a course is begun and not complete. */
export const isUnderWay = (course: StoredCourse) => course.completedTasks > 0 && !isComplete(course)

/** The ids of the topics of a course that are completed. */
export const completedIn = (course: StoredCourse) =>
  topicsOf(course).flatMap(({ id, isCompleted }) => (isCompleted ? [id] : []))

/** How far one has come in a course when exactly these of its topics are completed, each on the day on which it first was. */
export const progressWith = (course: StoredCourse, wanted: readonly number[]): CourseProgress => {
  const completed = topicsOf(course)
    .map(({ id }) => id)
    .filter((id) => wanted.includes(id))
  const today = dateInDays(0)
  return {
    completed,
    completedOn: { ...Object.fromEntries(completed.map((id) => [id, today])), ...course.completedOn },
  }
}

/** A course as far as somebody has come in it. */
export const withProgress = (
  course: StoredCourse,
  { completed, completedOn }: CourseProgress,
): StoredCourse => ({
  ...course,
  content: course.content.map((section) => ({
    ...section,
    topics: section.topics.map((topic) => ({ ...topic, isCompleted: completed.includes(topic.id) })),
  })),
  completedTasks: completed.length,
  completedOn,
})

/** A course as its own screen shows it. */
export const toCourseDetails = (course: StoredCourse): CourseDetails => ({
  id: course.id,
  title: course.courseTitle,
  about: course.about,
  instructor: course.user,
  instructorAvatar: course.tutorImg,
  instructorPosition: course.instructorPosition,
  skillLevel: course.skillLevel,
  totalStudents: course.userCount,
  language: course.language,
  isCaptions: course.isCaptions,
  length: course.time,
  totalLectures: course.totalTasks,
  description: course.description,
  content: course.content.map((section) => ({
    ...section,
    status: `${countDone(section.topics)} / ${section.topics.length}`,
  })),
})
