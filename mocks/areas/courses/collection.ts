import { course, courseDetails, courseSection } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedCourses } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All courses. */
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
    completedOn: z.record(z.string(), z.iso.date()),
  }),
  seed: seedCourses,
})
