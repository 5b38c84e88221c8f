import { personNow } from './session.ts'

/** Remembers who is signed in, and tells later whether it is still them: what they did is said to nobody else. */
export function samePerson(): () => boolean {
  const person = personNow()
  return () => personNow() === person
}

/** What was begun by somebody who is no longer signed in, which is told to nobody. */
export class PersonChangedError extends Error {
  constructor() {
    super('Whoever began this is no longer signed in.')
    this.name = 'PersonChangedError'
  }
}

/**
 * Remembers who is signed in, for a change that makes several calls: each carries the token of its own moment, so what is
 * left of it would be sent in the name of the next person.
 * @returns what throws where somebody else is here by now, or nobody.
 */
export function requireSamePerson(): () => void {
  const isSamePerson = samePerson()
  return () => {
    if (!isSamePerson()) throw new PersonChangedError()
  }
}

/**
 * The answer to a call that is made now, for whoever makes it: what follows from it is not for the next person.
 * @throws PersonChangedError where somebody else is here once it comes, or nobody.
 */
export async function forSamePerson<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const checkPerson = requireSamePerson()
  const given = await answer
  checkPerson()
  return given
}
