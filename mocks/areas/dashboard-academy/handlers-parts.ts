import type {
  AcademyDashboard,
  AcademyInstructor,
  AcademyProgress,
  AcademyTime,
  AcademyTopic,
} from './contract.ts'
import { COURSE_TAGS } from '../courses/contract.ts'
import { isComplete, isUnderWay, topicsOf } from '../courses/progress.ts'
import type { StoredCourse } from '../courses/seed.ts'
import { averageOf, figureOf, ratio, sum } from '../dashboards/figures.ts'
import { type Comparison, datesOf, isWithin, type Span } from '../dashboards/time.ts'
import { scoreOf, viewsOn } from './seed.ts'

const INSTRUCTORS = 5
const COURSES = 5
const ASSIGNMENTS = 4

type Courses = readonly StoredCourse[]

/** The topics of a course that were completed in a span. */
const learntIn = (course: StoredCourse, span: Span) =>
  topicsOf(course).filter(
    ({ id, isCompleted }) => isCompleted && isWithin(span)(course.completedOn[id] ?? ''),
  )

const minutesIn = (courses: Courses, span: Span) =>
  sum(courses.flatMap((course) => learntIn(course, span)).map(({ time }) => time))

/** The average score of the courses that one went on with. */
const testResultIn = (courses: Courses, span: Span) => {
  const scores = courses.filter((course) => learntIn(course, span).length > 0).map(({ id }) => scoreOf(id))
  return ratio(sum(scores), scores.length)
}

const lastDayOf = ({ completedOn }: StoredCourse) => Object.values(completedOn).toSorted().at(-1) ?? ''

const completedIn = (courses: Courses, span: Span) =>
  courses.filter((course) => isComplete(course) && isWithin(span)(lastDayOf(course))).length

const viewsIn = (courses: Courses, span: Span) =>
  sum(datesOf(span).flatMap((date) => courses.map((course) => viewsOn(course, date))))

/** How far one has come in these days. */
export const summarizeProgress = (courses: Courses, comparison: Comparison): AcademyProgress => ({
  minutesSpent: figureOf(comparison, (span) => minutesIn(courses, span)),
  testResult: averageOf(comparison, (span) => testResultIn(courses, span)),
  completedCourses: figureOf(comparison, (span) => completedIn(courses, span)),
  totalCourses: courses.length,
})

const taggedOf = (courses: Courses) =>
  COURSE_TAGS.map((tag) => ({ tag, tagged: courses.filter(({ tags }) => tags === tag) }))

/** On what one spent the time, most of it first. */
export const summarizeTime = (courses: Courses, comparison: Comparison): AcademyTime => ({
  minutes: figureOf(comparison, (span) => minutesIn(courses, span)),
  topics: taggedOf(courses)
    .map(({ tag, tagged }) => ({ tag, minutes: minutesIn(tagged, comparison.span) }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => other.minutes - one.minutes),
})

/** What is looked at, most of it first; without courses, no tags. */
export const summarizeTopics = (courses: Courses, comparison: Comparison): AcademyTopic[] => {
  const total = viewsIn(courses, comparison.span)
  return taggedOf(courses)
    .filter(({ tagged }) => tagged.length > 0)
    .map(({ tag, tagged }) => {
      const views = figureOf(comparison, (span) => viewsIn(tagged, span))
      return { tag, courses: tagged.length, ...views, share: ratio(views.value, total) ?? 0 }
    })
    .toSorted((one, other) => other.value - one.value)
}

const studentsOf = (courses: Courses) => sum(courses.map(({ userCount }) => userCount))

/** Who teaches the most students. */
export const popularInstructors = (courses: Courses): AcademyInstructor[] =>
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
export const topCourses = (courses: Courses, comparison: Comparison): AcademyDashboard['topCourses'] =>
  courses
    .map((course) => ({
      id: course.id,
      title: course.courseTitle,
      tag: course.tags,
      logo: course.logo,
      ...figureOf(comparison, (span) => viewsIn([course], span)),
    }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, COURSES)

/** The courses under way, the furthest first. */
export const nextAssignments = (courses: Courses): AcademyDashboard['assignments'] =>
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
