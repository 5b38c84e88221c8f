import {
  ALL_COURSES,
  COURSE_LANGUAGES,
  COURSE_LENGTHS,
  COURSE_LEVELS,
  COURSE_SORT_KEYS,
  COURSE_TAGS,
  type CourseQuery,
} from '@data1522/mocks/contract/courses'
import { choice, freeText, type Parameter, wholeNumber } from '../../../core/router/useAddressState.ts'

export const PAGE_SIZE = 6

/** The id of the line that says how many courses were found, for links that lead to them. */
export const COURSES_FOUND = 'courses-found'

/** On unless the address says otherwise. */
const onByDefault: Parameter<boolean> = {
  read: (written) => written !== 'false',
  write: (isOn) => (isOn ? null : 'false'),
}

/** What the address of the courses says. */
export const courseParameters = {
  q: freeText(),
  label: choice(COURSE_TAGS),
  level: choice(COURSE_LEVELS),
  length: choice(COURSE_LENGTHS),
  language: choice(COURSE_LANGUAGES),
  hideCompleted: onByDefault,
  sort: choice(COURSE_SORT_KEYS),
  look: choice(['list'] as const),
  page: wholeNumber(1),
}

type StateOf<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer T> ? T : never
}
export type CourseState = StateOf<typeof courseParameters>

/** Everything shown, but for what is completed. */
export const noFilters = {
  q: '',
  label: null,
  level: null,
  length: null,
  language: null,
  page: 1,
} satisfies Partial<CourseState>

/** What the server is asked for. */
export const queryOf = (state: CourseState): CourseQuery => ({
  q: state.q,
  label: state.label ?? ALL_COURSES,
  level: state.level ?? '',
  length: state.length ?? '',
  language: state.language ?? '',
  hideCompleted: state.hideCompleted,
  page: state.page,
  itemsPerPage: PAGE_SIZE,
  ...(state.sort && { sortBy: state.sort, orderBy: state.sort === 'progress' ? 'desc' : 'asc' }),
})
