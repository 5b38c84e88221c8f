import { sessionAtom } from '../auth/session.ts'
import { appTitle } from '../brand.ts'
import { store } from '../store.ts'

/** Where this browser keeps something of a visitor. */
export const visitorKey = (name: string) => `${appTitle}-${name}-nobody`

/** Where this browser keeps something of the person who is signed in, which is nothing that the next one may see. */
export const personKey = (name: string) => {
  const session = store.get(sessionAtom)
  return session ? `${appTitle}-${name}-${session.userData.id}` : visitorKey(name)
}
