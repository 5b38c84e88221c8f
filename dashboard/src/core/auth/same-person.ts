import { personNow } from './session.ts'

/** Remembers who is signed in, and tells later whether it is still them: what they did is said to nobody else. */
export function samePerson(): () => boolean {
  const person = personNow()
  return () => personNow() === person
}

/**
 * Remembers who is signed in, for a change that makes several calls: each carries the token of its own moment, so what is
 * left of it would be sent in the name of the next person.
 * @returns what throws where somebody else is here by now, or nobody.
 */
export function requireSamePerson(): () => void {
  const isSamePerson = samePerson()
  return () => {
    if (!isSamePerson()) throw new Error('Whoever began this is no longer signed in.')
  }
}
