import type { UserData } from '@data1522/mocks/contract/auth'
import { appTitle } from '../brand.ts'

/** What the cookie holds in place of a picture that the storage keeps. */
const KEPT = 'kept'

const keyOf = (id: number) => `${appTitle}-picture-${id}`

/** Forgets the picture that is kept of a person. */
export function dropPicture(id: number) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** A person as a cookie can hold them: it has no room for a picture that is no address, which the storage keeps instead. */
export function withoutPicture(person: UserData): UserData {
  if (!person.avatar.startsWith('data:')) {
    dropPicture(person.id)
    return person
  }
  try {
    localStorage.setItem(keyOf(person.id), person.avatar)
    return { ...person, avatar: KEPT }
  } catch {
    return { ...person, avatar: '' }
  }
}

/** A person of the cookie, with the picture that the storage keeps of them. */
export function withPicture(person: UserData): UserData {
  if (person.avatar !== KEPT) return person
  try {
    return { ...person, avatar: localStorage.getItem(keyOf(person.id)) ?? '' }
  } catch {
    return { ...person, avatar: '' }
  }
}
