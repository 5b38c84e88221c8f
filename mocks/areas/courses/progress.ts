import type { CourseDetails, CourseTopic } from './contract.ts'
import type { StoredCourse } from './seed.ts'

const countDone = (topics: readonly CourseTopic[]) => topics.filter(({ isCompleted }) => isCompleted).length

const topicsOf = ({ content }: Pick<StoredCourse, 'content'>) => content.flatMap(({ topics }) => topics)

/** Whether a course has this topic. */
export const hasTopic = (course: StoredCourse, topicId: number) =>
  topicsOf(course).some(({ id }) => id === topicId)

/** Whether all topics of a course are completed. */
export const isComplete = ({ completedTasks, totalTasks }: StoredCourse) => completedTasks === totalTasks

/** Whether a course is begun and not complete. */
export const isUnderWay = (course: StoredCourse) => course.completedTasks > 0 && !isComplete(course)

/** What changes of a course when some of its topics become completed or not. */
export const markTopics = (
  course: StoredCourse,
  isCompleted: boolean,
  isMeant: (topicId: number) => boolean = () => true,
): Pick<StoredCourse, 'content' | 'completedTasks'> => {
  const content = course.content.map((section) => ({
    ...section,
    topics: section.topics.map((topic) => (isMeant(topic.id) ? { ...topic, isCompleted } : topic)),
  }))
  return { content, completedTasks: countDone(topicsOf({ content })) }
}

/** What changes of a course when exactly these of its topics are completed. */
export const setTopics = (
  course: StoredCourse,
  completed: readonly number[],
): Pick<StoredCourse, 'content' | 'completedTasks'> => {
  const content = course.content.map((section) => ({
    ...section,
    topics: section.topics.map((topic) => ({ ...topic, isCompleted: completed.includes(topic.id) })),
  }))
  return { content, completedTasks: countDone(topicsOf({ content })) }
}

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
