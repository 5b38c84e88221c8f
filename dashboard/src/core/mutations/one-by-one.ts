import { requireSamePerson } from '../auth/same-person.ts'

/**
 * Sends one thing after the other, for as long as whoever began it is here: what is left is not sent in the name of the
 * next person.
 * @throws where somebody else is here, or nobody.
 */
export async function oneByOne<Entry>(entries: readonly Entry[], send: (entry: Entry) => Promise<unknown>) {
  const checkPerson = requireSamePerson()
  for (const entry of entries) {
    checkPerson()
    await send(entry)
  }
}
