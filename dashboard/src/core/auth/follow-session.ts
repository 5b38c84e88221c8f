import { startTransition } from 'react'
import { storedViewAtom } from './stored-view.ts'
import { store } from '../store.ts'
import { onCrossTabEvent } from '../storage/cross-tab.ts'
import { personNow, readSession, rereadSessionAtom, sessionAtom } from './session.ts'

const dropView = () => {
  if (!store.get(sessionAtom)) store.set(storedViewAtom, null)
}

/** Signs in, signs out and takes new rules when another tab does; a view as someone else ends with the session. */
export function followSession() {
  dropView()
  store.sub(sessionAtom, dropView)
  // Who was here last: of a page that stayed open, what they typed is still there once they have left.
  let person = personNow()
  store.sub(sessionAtom, () => {
    person = personNow() ?? person
  })
  onCrossTabEvent('session', () => {
    const next = readSession()?.userData.id
    // Nothing that one person had open may stay for another.
    if (person !== undefined && next !== undefined && person !== next) location.reload()
    else startTransition(() => store.set(rereadSessionAtom))
  })
}
