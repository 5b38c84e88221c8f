import type { Webinar } from './contract.ts'
import { isWeekend, randomOf, seasonOf } from '../dashboards/seed-days.ts'
import { DAY, HOUR, now, WEEK } from '../../seed/clock.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom } from '../../seed/random.ts'
import { type Tutor, tutors } from '../courses/seed-tutors.ts'

type Plan = readonly [title: string, description: string, minutes: number, speaker: Tutor, picture: string]

const SEED = 1913
const VIEW_SEED = 4451
/** The days over which a course came to its views. */
const LIFE = 1464
/** How many days a course takes from one height of its fame to the next, by 2π. */
const FASHION = 30
const WEEKEND_REST = 0.6
/** Thursdays, 16:00 (UTC): the first day of the clock was one. */
const FIRST_LESSON = 16 * HOUR

const plans: readonly Plan[] = [
  [
    'Forms that forgive',
    'An hour of real forms that lose people, and what one sentence in the right place does for them. Bring one of yours.',
    60,
    tutors.lumi,
    'ui-ux-1',
  ],
  [
    'Graver sans se presser',
    'Une plaque de lino, deux gouges et une théière : nous gravons ensemble, chacun à sa table.',
    75,
    tutors.amandine,
    'art-1',
  ],
  [
    'كيف تسأل ولا تقود الجواب',
    'نكتب معًا أسئلة لمقابلات المستخدمين، ثم نجرّبها على بعضنا.',
    50,
    tutors.hala,
    'ui-ux-2',
  ],
  [
    'Why habits stick on Tuesdays',
    'What a year of diaries says about small promises, with time for your questions at the end.',
    45,
    tutors.idris,
    'psychology-1',
  ],
]

/** What the learner scored in the tests of a course, in per cent. */
export const scoreOf = (courseId: number) => createRandom(SEED * courseId).integer(58, 98)

/** How often a course is looked at on a day; those of the longest days that are shown are fewer than all of its views. */
export const viewsOn = ({ id, view }: { readonly id: number; readonly view: number }, date: string) => {
  const random = randomOf(VIEW_SEED * id, date)
  const fashion = 1 + 0.4 * Math.sin(Date.parse(date) / DAY / FASHION + id)
  const usual = (view / LIFE) * seasonOf(date) * fashion * (isWeekend(date) ? WEEKEND_REST : 1)
  return Math.floor(usual * (0.5 + random.next()) + random.next())
}

/** The next live lesson; there is one each week. */
export const nextWebinar = (): Webinar => {
  const week = Math.ceil((now().getTime() - FIRST_LESSON) / WEEK)
  const [title, description, minutes, speaker, image] = plans[week % plans.length]!
  return {
    title,
    description,
    startsAt: new Date(FIRST_LESSON + week * WEEK).toISOString(),
    minutes,
    image: picture(`courses/${image}`),
    speaker: { name: speaker.name, position: speaker.position, avatar: speaker.picture },
  }
}
