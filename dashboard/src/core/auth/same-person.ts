import { personNow } from './session.ts'

/** Remembers who is signed in, and tells later whether it is still them: what they did is said to nobody else. */
export function samePerson(): () => boolean {
  const person = personNow()
  return () => personNow() === person
}
