import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  COURSE_TAGS,
  getCourseDetails,
  listCourses,
  startCourseOver,
  updateCourseTopic,
} from '../courses/contract.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { academy } from '../dashboards/testing.ts'
import { getAcademyDashboardPart } from './contract.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const allCourses = async () => (await call(listCourses, { query: { itemsPerPage: ALL_ITEMS } })).courses
const detailsOf = (courseId: number) => call(getCourseDetails, { query: { courseId: String(courseId) } })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const topicsOf = async (courseId: number) =>
  (await detailsOf(courseId)).content.flatMap(({ topics }) => topics)

describe('the learning', () => {
  test('is what the courses tell', async () => {
    const courses = await allCourses()
    const { minutesSpent, completedCourses, totalCourses } = await academy()
    const topics = (await Promise.all(courses.map(({ id }) => topicsOf(id)))).flat()
    expect(minutesSpent).toBe(sum(topics.filter(({ isCompleted }) => isCompleted).map(({ time }) => time)))
    expect(completedCourses).toBe(
      courses.filter(({ completedTasks, totalTasks }) => completedTasks === totalTasks).length,
    )
    expect(totalCourses).toBe(25)
  })

  test('goes on with a topic', async () => {
    const before = await academy()
    const { courseId } = before.assignments[0]!
    const topic = (await topicsOf(courseId)).find(({ isCompleted }) => !isCompleted)!
    await call(updateCourseTopic, { params: { id: courseId, topic: topic.id }, body: { isCompleted: true } })
    expect((await academy()).minutesSpent).toBe(before.minutesSpent + topic.time)
  })

  test('is tested in the courses that are begun', async () => {
    const { testResult } = await academy()
    expect(testResult).toBeGreaterThan(58)
    expect(testResult).toBeLessThan(98)
    for (const { id } of await allCourses()) await call(startCourseOver, { params: { id } })
    expect(await academy()).toMatchObject({
      testResult: null,
      minutesSpent: 0,
      completedCourses: 0,
      assignments: [],
    })
  })
})

test('the topics part the courses, the minutes and the students', async () => {
  const { topics, minutesSpent } = await academy()
  const courses = await allCourses()
  expect(topics.map(({ tag }) => tag)).toEqual(COURSE_TAGS)
  for (const { tag, ...topic } of topics) {
    const tagged = courses.filter(({ tags }) => tags === tag)
    expect(topic.courses).toBe(tagged.length)
    expect(topic.students).toBe(sum(tagged.map(({ userCount }) => userCount)))
  }
  expect(sum(topics.map((topic) => topic.minutesSpent))).toBe(minutesSpent)
  expect(sum(topics.map(({ share }) => share))).toBeCloseTo(1)
})

test('the instructors are those with the most students', async () => {
  const { instructors } = await academy()
  const byName = Map.groupBy(await allCourses(), ({ user }) => user)
  const students = [...byName.values()].map((taught) => sum(taught.map(({ userCount }) => userCount)))
  expect(instructors.map((one) => one.students)).toEqual(
    students.toSorted((one, other) => other - one).slice(0, 5),
  )
  for (const { name, avatar, courses, position } of instructors) {
    const taught = byName.get(name)!
    expect([avatar, courses]).toEqual([taught[0]!.tutorImg, taught.length])
    expect((await detailsOf(taught[0]!.id)).instructorPosition).toBe(position)
  }
})

test('the top courses are those with the most views', async () => {
  const courses = (await allCourses()).toSorted((one, other) => other.view - one.view)
  expect((await academy()).topCourses).toEqual(
    courses.slice(0, 5).map(({ id, courseTitle, tags, logo, view }) => ({
      id,
      title: courseTitle,
      tag: tags,
      logo,
      views: view,
    })),
  )
})

describe('the assignments', () => {
  test('are the four courses under way that are furthest', async () => {
    const courses = new Map((await allCourses()).map((course) => [course.id, course]))
    const { assignments } = await academy()
    expect(assignments).toHaveLength(4)
    for (const { courseId, title, completedTasks, totalTasks, progress } of assignments) {
      expect(courses.get(courseId)).toMatchObject({ courseTitle: title, completedTasks, totalTasks })
      expect(progress).toBeCloseTo((completedTasks / totalTasks) * 100)
      expect([progress > 0, progress < 100]).toEqual([true, true])
    }
    const progresses = assignments.map(({ progress }) => progress)
    expect(progresses).toEqual(progresses.toSorted((one, other) => other - one))
  })

  test('end with a course', async () => {
    const { assignments, completedCourses } = await academy()
    const { courseId: id } = assignments[0]!
    const open = (await topicsOf(id)).filter(({ isCompleted }) => !isCompleted)
    for (const topic of open)
      await call(updateCourseTopic, { params: { id, topic: topic.id }, body: { isCompleted: true } })
    const after = await academy()
    expect(after.completedCourses).toBe(completedCourses + 1)
    expect(after.assignments.map(({ courseId }) => courseId)).not.toContain(id)
  })
})

describe('the webinar', () => {
  test('is on the next Thursday', async () => {
    expect((await academy()).webinar!.startsAt).toBe('2026-03-12T16:00:00.000Z')
    setNow('2026-03-12T16:00:01Z')
    expect((await academy()).webinar!.startsAt).toBe('2026-03-19T16:00:00.000Z')
  })

  test('is another one for four weeks, by someone who teaches', async () => {
    const teachers = (await allCourses()).map(({ user }) => user)
    const titles: string[] = []
    for (const weeks of [0, 1, 2, 3]) {
      setNow(new Date(Date.parse('2026-03-10T09:00:00Z') + weeks * 7 * DAY))
      const { title, speaker, startsAt } = (await academy()).webinar!
      expect(teachers).toContain(speaker.name)
      expect(startsAt > now().toISOString()).toBe(true)
      titles.push(title)
    }
    expect(new Set(titles).size).toBe(4)
  })
})

test('a part can be asked for alone, as the whole tells it', async () => {
  const { topics } = await call(getAcademyDashboardPart, { params: { part: 'topics' } })
  expect(topics).toEqual((await academy()).topics)
  await expect(call(getAcademyDashboardPart, { params: { part: 'weather' } })).rejects.toThrow('answered 404')
})
