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
import { DASHBOARD_PERIODS } from '../dashboards/contract.ts'
import { getAcademyDashboard, getAcademyDashboardPart } from './contract.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const allCourses = async () => (await call(listCourses, { query: { itemsPerPage: ALL_ITEMS } })).courses
const detailsOf = (courseId: number) => call(getCourseDetails, { query: { courseId: String(courseId) } })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const topicsOf = async (courseId: number) =>
  (await detailsOf(courseId)).content.flatMap(({ topics }) => topics)

const WHOLE = { from: '2024-03-10', to: '2026-03-10' }
const inDays = (from: string, to: string) => call(getAcademyDashboard, { query: { from, to } })
const everything = () => call(getAcademyDashboard, { query: WHOLE })

describe('the learning', () => {
  test('is what the courses tell', async () => {
    const courses = await allCourses()
    const { minutesSpent, completedCourses, totalCourses } = await everything()
    const topics = (await Promise.all(courses.map(({ id }) => topicsOf(id)))).flat()
    expect(minutesSpent.value).toBe(
      sum(topics.filter(({ isCompleted }) => isCompleted).map(({ time }) => time)),
    )
    expect(completedCourses.value).toBe(
      courses.filter(({ completedTasks, totalTasks }) => completedTasks === totalTasks).length,
    )
    expect(totalCourses).toBe(25)
  })

  test('is that of the days, against the days before', async () => {
    const { minutesSpent, completedCourses } = await academy(30)
    const before = await inDays('2026-01-10', '2026-02-08')
    expect(minutesSpent.value).toBeGreaterThan(0)
    expect(minutesSpent.change).toBeCloseTo(minutesSpent.value / before.minutesSpent.value - 1)
    expect(completedCourses.value).toBe(1)
    const week = await academy(7)
    expect(week.minutesSpent.value).toBeGreaterThan(0)
    expect(week.minutesSpent.value).toBeLessThan(minutesSpent.value)
  })

  test('was there a year ago too', async () => {
    const { minutesSpent } = await call(getAcademyDashboard, { query: { compare: 'year' } })
    expect(minutesSpent.change).not.toBeNull()
  })

  test('goes on with a topic today, and comes back on its day when it was opened by mistake', async () => {
    const today = () => inDays('2026-03-10', '2026-03-10')
    const [before, all] = [await today(), await everything()]
    const { courseId: id } = all.assignments[0]!
    const topics = await topicsOf(id)
    const next = topics.find(({ isCompleted }) => !isCompleted)!
    await call(updateCourseTopic, { params: { id, topic: next.id }, body: { isCompleted: true } })
    expect((await today()).minutesSpent.value).toBe(before.minutesSpent.value + next.time)
    const month = await academy()
    for (const isCompleted of [false, true])
      await call(updateCourseTopic, { params: { id, topic: topics[0]!.id }, body: { isCompleted } })
    expect((await academy()).minutesSpent).toEqual(month.minutesSpent)
  })

  test('is tested in the courses that one went on with', async () => {
    const { testResult } = await academy()
    expect(testResult.value).toBeGreaterThan(58)
    expect(testResult.value).toBeLessThan(98)
    for (const { id } of await allCourses()) await call(startCourseOver, { params: { id } })
    expect(await everything()).toMatchObject({
      testResult: { value: null, change: null },
      minutesSpent: { value: 0 },
      time: { minutes: { value: 0 }, topics: [] },
      completedCourses: { value: 0 },
      assignments: [],
    })
  })
})

test.each(DASHBOARD_PERIODS)('the parts of %i days agree', async (period) => {
  const { time, minutesSpent, topics, topCourses } = await academy(period)
  expect(time.minutes).toEqual(minutesSpent)
  expect(sum(time.topics.map(({ minutes }) => minutes))).toBe(minutesSpent.value)
  expect(topics.map(({ tag }) => tag).toSorted()).toEqual([...COURSE_TAGS].toSorted())
  expect(sum(topics.map(({ share }) => share))).toBeCloseTo(1)
  const views = sum(topics.map(({ value }) => value))
  for (const { value, share } of topics) expect(share).toBeCloseTo(value / views)
  expect(sum(topCourses.map(({ value }) => value))).toBeLessThan(views)
})

test('the topics part the courses', async () => {
  const courses = await allCourses()
  for (const { tag, courses: count } of (await academy()).topics)
    expect(count).toBe(courses.filter(({ tags }) => tags === tag).length)
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

test('the top courses are those with the most views in these days, no more than there ever were', async () => {
  const courses = new Map((await allCourses()).map((course) => [course.id, course]))
  const { topCourses } = await call(getAcademyDashboard, { query: { from: '2023-03-12', to: '2026-03-10' } })
  expect(topCourses).toHaveLength(5)
  const views = topCourses.map(({ value }) => value)
  expect(views).toEqual(views.toSorted((one, other) => other - one))
  for (const { id, title, value } of topCourses) {
    expect(courses.get(id)!.courseTitle).toBe(title)
    expect(value).toBeLessThan(courses.get(id)!.view)
  }
  const [first] = (await academy(7)).topCourses
  const month = (await academy(30)).topCourses.find(({ id }) => id === first!.id)
  expect(first!.value).toBeLessThan(month?.value ?? Number.POSITIVE_INFINITY)
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
    const { assignments, completedCourses } = await academy(7)
    const { courseId: id } = assignments[0]!
    const open = (await topicsOf(id)).filter(({ isCompleted }) => !isCompleted)
    for (const topic of open)
      await call(updateCourseTopic, { params: { id, topic: topic.id }, body: { isCompleted: true } })
    const after = await academy(7)
    expect(after.completedCourses.value).toBe(completedCourses.value + 1)
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
