import type { Webinar } from './contract.ts'
import { HOUR, now, WEEK } from '../../seed/clock.ts'
import { createRandom } from '../../seed/random.ts'
import { type Tutor, tutors } from '../courses/seed-tutors.ts'

type Plan = readonly [title: string, description: string, minutes: number, speaker: Tutor]

const SEED = 1913
/** Thursdays, 16:00 (UTC): the first day of the clock was one. */
const FIRST_LESSON = 16 * HOUR

const plans: readonly Plan[] = [
  [
    'Forms that forgive',
    'An hour of real forms that lose people, and what one sentence in the right place does for them. Bring one of yours.',
    60,
    tutors.lumi,
  ],
  [
    'Graver sans se presser',
    'Une plaque de lino, deux gouges et une théière : nous gravons ensemble, chacun à sa table.',
    75,
    tutors.amandine,
  ],
  ['كيف تسأل ولا تقود الجواب', 'نكتب معًا أسئلة لمقابلات المستخدمين، ثم نجرّبها على بعضنا.', 50, tutors.hala],
  [
    'Why habits stick on Tuesdays',
    'What a year of diaries says about small promises, with time for your questions at the end.',
    45,
    tutors.idris,
  ],
]

/** What the learner scored in the tests of a course, in per cent. */
export const scoreOf = (courseId: number) => createRandom(SEED * courseId).integer(58, 98)

/** The next live lesson; there is one each week. */
export const nextWebinar = (): Webinar => {
  const week = Math.ceil((now().getTime() - FIRST_LESSON) / WEEK)
  const [title, description, minutes, { name, position, picture }] = plans[week % plans.length]!
  return {
    title,
    description,
    startsAt: new Date(FIRST_LESSON + week * WEEK).toISOString(),
    minutes,
    speaker: { name, position, avatar: picture },
  }
}
