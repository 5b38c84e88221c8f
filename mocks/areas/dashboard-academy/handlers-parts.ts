import type { AcademyDashboard, AcademyInstructor, AcademyTopic } from './contract.ts'
import { COURSE_TAGS } from '../courses/contract.ts'
import type { StoredCourse } from '../courses/seed.ts'
import { scoreOf } from './seed.ts'
import { isUnderWay } from '../courses/progress.ts'
import { ratio, sum } from '../dashboards/figures.ts'

const INSTRUCTORS = 5
const COURSES = 5
const ASSIGNMENTS = 4

const studentsOf = (courses: readonly StoredCourse[]) => sum(courses.map(({ userCount }) => userCount))

/** The length of the completed topics. */
export const minutesOf = (courses: readonly StoredCourse[]) =>
  sum(
    courses
      .flatMap(({ content }) => content)
      .flatMap(({ topics }) => topics)
      .map(({ isCompleted, time }) => (isCompleted ? time : 0)),
  )

/** The average score of the courses that are begun. */
export const testResultOf = (courses: readonly StoredCourse[]) => {
  const scores = courses.filter(({ completedTasks }) => completedTasks > 0).map(({ id }) => scoreOf(id))
  return ratio(sum(scores), scores.length)
}

/** The courses by their tags; without courses, no tags. */
export const summarizeTopics = (courses: readonly StoredCourse[]): AcademyTopic[] =>
  COURSE_TAGS.map((tag) => {
    const tagged = courses.filter(({ tags }) => tags === tag)
    const students = studentsOf(tagged)
    return {
      tag,
      courses: tagged.length,
      minutesSpent: minutesOf(tagged),
      students,
      share: ratio(students, studentsOf(courses)) ?? 0,
    }
  }).filter((topic) => topic.courses > 0)

/** Who teaches the most students. */
export const popularInstructors = (courses: readonly StoredCourse[]): AcademyInstructor[] =>
  [...Map.groupBy(courses, ({ user }) => user)]
    .map(([name, taught]) => ({
      name,
      avatar: taught[0]!.tutorImg,
      position: taught[0]!.instructorPosition,
      courses: taught.length,
      students: studentsOf(taught),
    }))
    .toSorted((one, other) => other.students - one.students)
    .slice(0, INSTRUCTORS)

/** The courses that are looked at most. */
export const topCourses = (courses: readonly StoredCourse[]): AcademyDashboard['topCourses'] =>
  courses
    .toSorted((one, other) => other.view - one.view)
    .slice(0, COURSES)
    .map(({ id, courseTitle, tags, logo, view }) => ({
      id,
      title: courseTitle,
      tag: tags,
      logo,
      views: view,
    }))

/** The courses under way, the furthest first. */
export const nextAssignments = (courses: readonly StoredCourse[]): AcademyDashboard['assignments'] =>
  courses
    .filter(isUnderWay)
    .map(({ id, courseTitle, tags, completedTasks, totalTasks }) => ({
      courseId: id,
      title: courseTitle,
      tag: tags,
      completedTasks,
      totalTasks,
      progress: (completedTasks / totalTasks) * 100,
    }))
    .toSorted((one, other) => other.progress - one.progress)
    .slice(0, ASSIGNMENTS)
