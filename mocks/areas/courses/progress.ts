import type { CourseDetails, CourseTopic } from './contract.ts'
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

type Changes = Pick<StoredCourse, 'content' | 'completedTasks' | 'completedOn'>

/** A course whose topics are completed by a rule, each on the day on which it first was. */
const withTopics = (course: StoredCourse, isDone: (topic: CourseTopic) => boolean): Changes => {
  const content = course.content.map((section) => ({
    ...section,
    topics: section.topics.map((topic) => ({ ...topic, isCompleted: isDone(topic) })),
  }))
  const done = topicsOf({ content }).filter(({ isCompleted }) => isCompleted)
  const today = dateInDays(0)
  return {
    content,
    completedTasks: done.length,
    completedOn: { ...Object.fromEntries(done.map(({ id }) => [id, today])), ...course.completedOn },
  }
}

/** What changes of a course when some of its topics become completed or not. */
export const markTopics = (
  course: StoredCourse,
  isCompleted: boolean,
  isMeant: (topicId: number) => boolean = () => true,
) => withTopics(course, (topic) => (isMeant(topic.id) ? isCompleted : topic.isCompleted))

/** What changes of a course when exactly these of its topics are completed. */
export const setTopics = (course: StoredCourse, completed: readonly number[]) =>
  withTopics(course, ({ id }) => completed.includes(id))

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
