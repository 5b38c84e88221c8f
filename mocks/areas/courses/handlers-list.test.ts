import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  ALL_COURSES,
  COURSE_SORT_KEYS,
  COURSE_TAGS,
  type Course,
  type CourseQuery,
  listCourses,
} from './contract.ts'
import { courses } from './collection.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { describeList } from '../../testing/list-properties.ts'

const list = (query: CourseQuery = {}) => call(listCourses, { query })
const whole = async (query: CourseQuery = {}) => (await list({ ...query, itemsPerPage: ALL_ITEMS })).courses
const ids = (courses: readonly Course[]) => courses.map(({ id }) => id)
const progressOf = ({ completedTasks, totalTasks }: Course) => completedTasks / totalTasks

describe('listCourses', () => {
  test('without a query: the first ten, in their order, and the counts of all', async () => {
    const { courses, totalCourse, total } = await list()
    expect(ids(courses)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect([totalCourse, total]).toEqual([25, 25])
  })

  test('the counts are of all matches, whatever the page', async () => {
    const { courses, totalCourse, total } = await list({ label: 'Web', itemsPerPage: 2, page: 2 })
    expect(courses).toHaveLength(2)
    expect([totalCourse, total]).toEqual([7, 7])
  })

  test('rows carry the fields of the list, and no more', async () => {
    const fields =
      'color completedTasks courseTitle desc id image logo note rating ratingCount tags time totalTasks tutorImg user userCount view'
    for (const course of await whole()) expect(Object.keys(course).sort().join(' ')).toBe(fields)
  })

  test('q finds by title and by instructor, whatever the letter case', async () => {
    expect((await whole({ q: ' LINOCUT ' })).map(({ courseTitle }) => courseTitle)).toEqual([
      'Linocut at the kitchen table',
    ])
    const byUser = await whole({ q: 'holloway' })
    expect(byUser.length).toBeGreaterThan(2)
    for (const { user } of byUser) expect(user).toBe('Nerissa Holloway')
    expect(await whole({ q: 'الشعارات' })).toHaveLength(1)
  })

  test('q looks at nothing else', async () => {
    expect(await whole({ q: 'bakery' })).toEqual([])
  })

  test.each(COURSE_TAGS)('label %s keeps its courses', async (label) => {
    const found = await whole({ label })
    expect(found.length).toBeGreaterThan(2)
    expect(new Set(found.map(({ tags }) => tags))).toEqual(new Set([label]))
    expect(await whole({ label: label.toLowerCase() as typeof label })).toEqual(found)
  })

  test.each([ALL_COURSES, ''] as const)('label %j keeps all', async (label) => {
    expect(await whole({ label })).toHaveLength(25)
  })

  test('an unknown label keeps none', async () => {
    expect(await whole({ label: 'Cooking' as never })).toEqual([])
  })

  test('hideCompleted leaves those with something to do', async () => {
    const found = await whole({ hideCompleted: true })
    expect(found).toEqual((await whole()).filter((course) => progressOf(course) < 1))
    expect(found).toHaveLength(20)
    expect(await whole({ hideCompleted: false })).toHaveLength(25)
  })

  test('sorts by the share of completed topics as a number', async () => {
    const up = (await whole({ sortBy: 'progress' })).map(progressOf)
    expect(up).toEqual(up.toSorted((one, other) => one - other))
    const down = (await whole({ sortBy: 'progress', orderBy: 'desc' })).map(progressOf)
    expect(down).toEqual(up.toReversed())
  })

  test('sorts by title', async () => {
    const titles = (await whole({ sortBy: 'courseName' })).map(({ courseTitle }) => courseTitle)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
    expect(titles[0]).toMatch(/^A thorough/)
  })

  test('may be read by anyone', async () => {
    expect((await send('GET', '/api/apps/academy/courses', undefined, null)).status).toBe(200)
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ courses: [], totalCourse: 0, total: 0 })
  })
})

describeList('courses', {
  list: async (query) => {
    const { courses, total } = await list(query)
    return { rows: courses, total }
  },
  keyOf: ({ id }: Course) => id,
  sortKeys: COURSE_SORT_KEYS,
  filters: { q: ['a', 'ال', 'holloway'], label: COURSE_TAGS, hideCompleted: [true, false] },
  partitions: ['label'],
})

test('level, language and length narrow the list, each by its own', async () => {
  const found = (query: object) => call(listCourses, { query: { ...query, itemsPerPage: ALL_ITEMS } })
  const all = courses.all()
  const count = (fits: (course: (typeof all)[number]) => boolean) => all.filter(fits).length
  expect((await found({ level: 'Beginner' })).total).toBe(
    count(({ skillLevel }) => skillLevel === 'Beginner'),
  )
  expect((await found({ language: 'Arabic' })).total).toBe(count(({ language }) => language === 'Arabic'))
  expect((await found({ length: 'short' })).total).toBe(count(({ time }) => time < 120))
  expect((await found({ length: 'long' })).total).toBe(count(({ time }) => time > 150))
})
