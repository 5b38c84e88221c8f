import { describe, expect, test } from 'vitest'
import { COURSE_LANGUAGES, COURSE_LEVELS, COURSE_LOGOS, COURSE_TAGS, type CourseTag } from './contract.ts'
import { course } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { dateInDays } from '../../seed/days.ts'
import { unique } from '../../testing/unique.ts'
import { seedCourses } from './seed.ts'
import { tutors } from './seed-tutors.ts'

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

describe('the sample courses', () => {
  const courses = seedCourses()

  test('are 25, numbered from 1, each with a title of its own', () => {
    expect(courses.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    expect(unique(courses.map(({ courseTitle }) => courseTitle))).toBe(25)
  })

  test('fit the contract', () => {
    for (const one of courses) expect(() => z.parse(course, one)).not.toThrow()
  })

  test('are the same each time', () => {
    expect(seedCourses()).toEqual(courses)
  })

  test('are of every tag, level, language and logo', () => {
    const ofTag = (tag: CourseTag) => courses.filter(({ tags }) => tags === tag).length
    expect(COURSE_TAGS.map(ofTag)).toEqual([7, 6, 4, 5, 3])
    expect(new Set(courses.map(({ skillLevel }) => skillLevel))).toEqual(new Set(COURSE_LEVELS))
    expect(new Set(courses.map(({ language }) => language))).toEqual(new Set(COURSE_LANGUAGES))
    expect(new Set(courses.map(({ logo }) => logo))).toEqual(new Set(COURSE_LOGOS))
    expect(unique(courses.map(({ isCaptions }) => isCaptions))).toBe(2)
  })

  test('are written in the language in which they are taught', () => {
    for (const { language, courseTitle, description } of courses)
      expect([isArabic(courseTitle), isArabic(description)]).toEqual(Array(2).fill(language === 'Arabic'))
  })

  test('are not begun, under way and complete', () => {
    const shares = courses.map(({ completedTasks, totalTasks }) => completedTasks / totalTasks)
    expect(shares.filter((share) => share === 0)).toHaveLength(6)
    expect(shares.filter((share) => share === 1)).toHaveLength(5)
    expect(unique(shares)).toBeGreaterThan(10)
  })

  test('have topics whose number, ids and times agree with the course', () => {
    for (const { content, totalTasks, completedTasks, time } of courses) {
      const topics = content.flatMap((section) => section.topics)
      expect(topics.map(({ id }) => id)).toEqual(Array.from({ length: totalTasks }, (_, index) => index + 1))
      expect(topics.filter(({ isCompleted }) => isCompleted)).toEqual(topics.slice(0, completedTasks))
      expect(topics.reduce((total, topic) => total + topic.time, 0)).toBe(time)
      expect(unique(topics.map(({ title }) => title))).toBe(totalTasks)
    }
  })

  test('tell on which day each completed topic was, one after the other, none of them to come', () => {
    for (const { content, completedOn } of courses) {
      const done = content.flatMap(({ topics }) => topics).filter(({ isCompleted }) => isCompleted)
      const days = done.map(({ id }) => completedOn[id]!)
      expect(Object.keys(completedOn)).toHaveLength(done.length)
      expect(days).toEqual(days.toSorted())
      expect((days.at(-1) ?? '') <= dateInDays(0)).toBe(true)
    }
  })

  test('have tutors who are all at work, and no more ratings than students', () => {
    expect(new Set(courses.map(({ user }) => user))).toEqual(
      new Set(Object.values(tutors).map(({ name }) => name)),
    )
    for (const { userCount, ratingCount, view } of courses) {
      expect(ratingCount).toBeLessThan(userCount)
      expect(view).toBeGreaterThan(userCount)
    }
  })

  test('have descriptions of harmless html with a list and links', () => {
    for (const { description } of courses) {
      const tags = new Set([...description.matchAll(/<(\w+)/g)].map((match) => match[1]))
      expect(tags).toEqual(new Set(['p', 'h2', 'ul', 'li', 'br', 'a']))
      for (const [, address] of description.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^(https:\/\/example\.com\/|mailto:[a-z.]+@example\.com$)/)
    }
  })

  test('include a title that is far too long', () => {
    const longest = Math.max(...courses.map(({ courseTitle }) => courseTitle.length))
    expect(longest).toBeGreaterThan(150)
  })
})
