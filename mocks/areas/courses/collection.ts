import { course, courseDetails, courseSection } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedCourses } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

const completedOn = z.record(z.string(), z.iso.date())

/** The completed topics of a course, and the days on which topics were first completed, by their ids. */
const courseProgress = z.object({ completed: z.array(z.int()), completedOn })

export type CourseProgress = z.output<typeof courseProgress>

/** All courses, as far as the demo admin of a fresh start has come in them. */
export const courses = createCollection(store, {
  name: 'courses',
  schema: z.extend(course, {
    ...z.pick(courseDetails, {
      about: true,
      instructorPosition: true,
      skillLevel: true,
      language: true,
      isCaptions: true,
      description: true,
    }).shape,
    content: z.array(z.omit(courseSection, { status: true })),
    completedOn,
  }),
  seed: seedCourses,
})

/** How far people have come in the courses that they went on with, by the ids of their accounts and of the courses. */
export const everyonesProgress = createDocument(store, {
  name: 'course-progress',
  schema: z.record(z.string(), z.record(z.string(), courseProgress)),
  seed: (): Readonly<Record<string, Readonly<Record<string, CourseProgress>>>> => ({}),
})
