import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  type CourseDetails,
  getCourseDetails,
  listCourses,
  setCourseProgress,
  startCourseOver,
  updateCourseTopic,
} from './contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const DETAILS = '/api/apps/academy/course-details'
const COURSES = '/api/apps/academy/courses'
const notFound = { status: 404, body: { message: 'Course not found' } }

const everything = async () => (await call(listCourses, { query: { itemsPerPage: ALL_ITEMS } })).courses
const detailsOf = (id: number) => call(getCourseDetails, { query: { courseId: String(id) } })
const mark = (id: number, topic: number, isCompleted: boolean) =>
  call(updateCourseTopic, { params: { id, topic }, body: { isCompleted } })
const topicsOf = ({ content }: CourseDetails) => content.flatMap(({ topics }) => topics)
const doneOf = (details: CourseDetails) => topicsOf(details).filter(({ isCompleted }) => isCompleted).length

const begun = async () =>
  (await everything()).find(
    ({ completedTasks, totalTasks }) => completedTasks > 0 && completedTasks < totalTasks,
  )!

describe('getCourseDetails', () => {
  test('without an id answers the first course to continue', async () => {
    const details = await call(getCourseDetails)
    expect(details.id).toBe((await begun()).id)
    expect(await call(getCourseDetails, { query: { courseId: '' } })).toEqual(details)
  })

  test('without an id and with nothing begun answers the first course not complete', async () => {
    for (const { id } of await everything()) await call(startCourseOver, { params: { id } })
    expect((await call(getCourseDetails)).id).toBe(1)
  })

  test('without an id and with everything complete answers the first course', async () => {
    for (const { id } of await everything())
      for (const topic of topicsOf(await detailsOf(id)))
        if (!topic.isCompleted) await mark(id, topic.id, true)
    expect((await call(getCourseDetails)).id).toBe(1)
  })

  test('agrees with the list for every course', async () => {
    for (const course of await everything()) {
      const details = await detailsOf(course.id)
      expect(details).toMatchObject({
        id: course.id,
        title: course.courseTitle,
        instructor: course.user,
        instructorAvatar: course.tutorImg,
        totalStudents: course.userCount,
        length: course.time,
        totalLectures: course.totalTasks,
      })
      expect(topicsOf(details)).toHaveLength(course.totalTasks)
      expect(doneOf(details)).toBe(course.completedTasks)
    }
  })

  test('sections tell done and total, and their times add up', async () => {
    const details = await detailsOf((await begun()).id)
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    for (const { status, time, topics } of details.content) {
      expect(status).toBe(`${topics.filter(({ isCompleted }) => isCompleted).length} / ${topics.length}`)
      expect(time).toBe(sum(topics.map((topic) => topic.time)))
    }
    expect(details.length).toBe(sum(details.content.map(({ time }) => time)))
  })

  test('carries the documented fields, and the id', async () => {
    const fields =
      'about content description id instructor instructorAvatar instructorPosition isCaptions language length skillLevel title totalLectures totalStudents'
    expect(
      Object.keys(await detailsOf(1))
        .sort()
        .join(' '),
    ).toBe(fields)
  })

  test.each(['26', ...NO_IDS])('answers 404 to %s', async (courseId) => {
    expect(await send('GET', `${DETAILS}?courseId=${courseId}`)).toEqual(notFound)
  })

  test('answers 404 where there are no courses', async () => {
    setScenario({ empty: true })
    expect(await send('GET', DETAILS)).toEqual(notFound)
  })
})

describe('updateCourseTopic', () => {
  test('marks a topic, and the section, the course and the list follow', async () => {
    const course = await begun()
    const before = await detailsOf(course.id)
    const next = topicsOf(before).find(({ isCompleted }) => !isCompleted)!
    const after = await mark(course.id, next.id, true)
    expect(doneOf(after)).toBe(course.completedTasks + 1)
    expect(topicsOf(after).find(({ id }) => id === next.id)).toEqual({ ...next, isCompleted: true })
    expect(await detailsOf(course.id)).toEqual(after)
    expect(await everything()).toContainEqual({ ...course, completedTasks: course.completedTasks + 1 })
  })

  test('takes the mark back', async () => {
    const course = await begun()
    const before = await detailsOf(course.id)
    const next = topicsOf(before).find(({ isCompleted }) => !isCompleted)!
    await mark(course.id, next.id, true)
    expect(await mark(course.id, next.id, false)).toEqual(before)
    expect(await everything()).toContainEqual(course)
  })

  test('twice is as once', async () => {
    const { id } = await begun()
    const once = await mark(id, 1, true)
    expect(await mark(id, 1, true)).toEqual(once)
  })

  test('the last topic completes the course', async () => {
    const { id, totalTasks } = await begun()
    for (const topic of topicsOf(await detailsOf(id))) await mark(id, topic.id, true)
    const hidden = await call(listCourses, { query: { hideCompleted: true, itemsPerPage: ALL_ITEMS } })
    expect(hidden.courses.map((course) => course.id)).not.toContain(id)
    expect((await everything()).find((course) => course.id === id)?.completedTasks).toBe(totalTasks)
  })

  test('changes no other course', async () => {
    const { id } = await begun()
    const others = (await everything()).filter((course) => course.id !== id)
    await mark(id, 1, false)
    expect((await everything()).filter((course) => course.id !== id)).toEqual(others)
  })

  test('an unknown course answers 404', async () => {
    expect(await send('PUT', `${DETAILS}/26/topics/1`, { isCompleted: true })).toEqual(notFound)
  })

  test.each(['0', '99', 'abc'])('an unknown topic %s answers 404', async (topic) => {
    expect(await send('PUT', `${DETAILS}/1/topics/${topic}`, { isCompleted: true })).toEqual({
      status: 404,
      body: { message: 'Topic not found' },
    })
  })

  test.each([[{}], [{ isCompleted: 'yes' }], [{ isCompleted: null }]])('%j answers 400', async (body) => {
    expect(await sendInVain('PUT', `${DETAILS}/1/topics/1`, body, everything)).toEqual({
      status: 400,
      fields: ['isCompleted'],
      isUntouched: true,
    })
  })

  test('is for whoever is signed in', async () => {
    const path = `${DETAILS}/1/topics/1`
    expect((await send('PUT', path, { isCompleted: true }, null)).status).toBe(401)
    expect((await send('PUT', path, { isCompleted: true }, tokens.client)).status).toBe(200)
  })
})

describe('startCourseOver', () => {
  test('takes all marks of the course back, and of no other', async () => {
    const before = await everything()
    const { id } = await begun()
    const details = await call(startCourseOver, { params: { id } })
    expect(doneOf(details)).toBe(0)
    expect(await detailsOf(id)).toEqual(details)
    expect(await everything()).toEqual(
      before.map((course) => (course.id === id ? { ...course, completedTasks: 0 } : course)),
    )
  })

  test('an unknown course answers 404', async () => {
    expect(await send('POST', `${COURSES}/26/start-over`)).toEqual(notFound)
  })

  test('is for whoever is signed in', async () => {
    expect((await send('POST', `${COURSES}/1/start-over`, undefined, null)).status).toBe(401)
    expect((await send('POST', `${COURSES}/1/start-over`, undefined, tokens.client)).status).toBe(200)
  })
})

describe('setCourseProgress', () => {
  test('takes starting over back', async () => {
    const course = await begun()
    const before = await detailsOf(course.id)
    const completed = topicsOf(before).flatMap(({ id, isCompleted }) => (isCompleted ? id : []))
    await call(startCourseOver, { params: { id: course.id } })
    expect(await call(setCourseProgress, { params: { id: course.id }, body: { completed } })).toEqual(before)
    expect(await everything()).toContainEqual(course)
  })

  test('an unknown course answers 404, odd input 400', async () => {
    expect(await send('PUT', `${COURSES}/26/progress`, { completed: [] })).toEqual(notFound)
    expect((await send('PUT', `${COURSES}/1/progress`, { completed: 'all' })).status).toBe(400)
  })
})

test('progress is one’s own: what the client does, the admin does not see', async () => {
  const before = await detailsOf(1)
  const own = async (method: string, path: string, body?: object) =>
    doneOf((await send(method, path, body, tokens.client)).body as CourseDetails)
  expect(await own('PUT', `${DETAILS}/1/topics/1`, { isCompleted: true })).toBe(1)
  expect(await detailsOf(1)).toEqual(before)
  await call(startCourseOver, { params: { id: 1 } })
  expect(await own('PUT', `${DETAILS}/1/topics/2`, { isCompleted: true })).toBe(2)
})
