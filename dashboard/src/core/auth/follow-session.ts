import { startTransition } from 'react'
import { storedViewAtom } from './stored-view.ts'
import { store } from '../store.ts'
import { onCrossTabEvent } from '../storage/cross-tab.ts'
import { readSession, rereadSessionAtom, sessionAtom } from './session.ts'

const dropView = () => {
  if (!store.get(sessionAtom)) store.set(storedViewAtom, null)
}

/** Signs in, signs out and takes new rules when another tab does; a view as someone else ends with the session. */
export function followSession() {
  dropView()
  store.sub(sessionAtom, dropView)
  onCrossTabEvent('session', () => {
    const person = store.get(sessionAtom)?.userData.id
    const next = readSession()?.userData.id
    // Nothing that one person had open may stay for another.
    if (person !== undefined && next !== undefined && person !== next) location.reload()
    else startTransition(() => store.set(rereadSessionAtom))
  })
}
