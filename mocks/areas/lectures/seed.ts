import type { CourseNote, CourseRating } from './contract.ts'
import { seedCourses, type StoredCourse } from '../courses/seed.ts'
import type { CourseLanguage } from '../courses/contract.ts'

/** A note as the mocks keep it. */
export type StoredNote = Omit<CourseNote, 'topic'> & { readonly userId: number }

/** A review as the mocks keep it. */
export type StoredReview = NonNullable<CourseRating['own']> & {
  readonly id: number
  readonly courseId: number
  readonly userId: number
}

const ADMIN = 1
const NOTED_COURSES = 3

const texts: Readonly<Record<CourseLanguage, readonly string[]>> = {
  English: [
    'Try this on our own start page before Friday.',
    'Good example for the team meeting.',
    'Ask: does this hold on a phone too?',
  ],
  French: [
    'À essayer sur notre page d’accueil avant vendredi.',
    'Bon exemple pour la réunion d’équipe.',
    'À vérifier : est-ce vrai aussi sur un téléphone ?',
  ],
  Arabic: [
    'نجرّب هذا في صفحتنا قبل يوم الجمعة.',
    'مثال جيد لاجتماع الفريق.',
    'سؤال: هل يصحّ هذا على الهاتف أيضًا؟',
  ],
}
/** Where in their lecture the notes stand. */
const shares = [0.2, 0.45, 0.7] as const

const isUnderWay = ({ completedTasks, totalTasks }: StoredCourse) =>
  completedTasks > 0 && completedTasks < totalTasks

/** The notes of a fresh start: three of the admin's on each of the first courses under way. */
export const seedNotes = (): StoredNote[] =>
  seedCourses()
    .filter(isUnderWay)
    .slice(0, NOTED_COURSES)
    .flatMap((course) => {
      const topics = course.content.flatMap((section) => section.topics)
      return texts[course.language].map((text, index) => {
        const topic = topics[Math.min(Math.floor((index * course.completedTasks) / 3), topics.length - 1)]!
        return {
          courseId: course.id,
          topicId: topic.id,
          seconds: Math.round(topic.time * 60 * shares[index]!),
          text,
          userId: ADMIN,
        }
      })
    })
    .map((note, index) => ({ id: index + 1, ...note }))

/** The reviews of a fresh start: none, as the ratings of courses already count those of others. */
export const seedRatings = (): StoredReview[] => []
