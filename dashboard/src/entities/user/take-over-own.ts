import type { UserDetail } from '@data1522/mocks/contract/users'
import { renameAtom, sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'

/** Shows the name and picture that a user got wherever one's own stand, where it is who is signed in. */
export function takeOverOwn(
  { username, email }: Pick<UserDetail, 'username' | 'email'>,
  { fullName, avatar }: Pick<UserDetail, 'fullName' | 'avatar'>,
) {
  const person = store.get(sessionAtom)?.userData
  if (person && (person.username === username || person.email === email))
    store.set(renameAtom, { fullName, avatar })
}
