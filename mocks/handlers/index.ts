import * as auth from './auth.ts'
import type { Call } from './http.ts'
import { serve } from './serve.ts'
import * as users from './users.ts'

/** Each file of this folder named here exports calls and nothing else. */
const areas: readonly Readonly<Record<string, Call>>[] = [auth, users]

const fixedParts = ({ endpoint }: Call) =>
  endpoint.path.split('/').map((part) => (part.startsWith(':') ? '1' : '0'))

/** Every call that the mocks answer, those with a fixed path before those with a parameter in its place. */
export const calls = areas
  .flatMap((area) => Object.values(area))
  .toSorted((one, other) => fixedParts(one).join().localeCompare(fixedParts(other).join()))

/** The request handlers of all calls. */
export const handlers = calls.map(serve)
