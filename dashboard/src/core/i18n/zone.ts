import { atom } from 'jotai'
import { sessionAtom } from '../auth/session.ts'
import { appTitle } from '../brand.ts'
import { store } from '../store.ts'
import { isZone } from './is-zone.ts'

const keyPrefix = `${appTitle}-time-zone-`

function read(person: number) {
  try {
    return localStorage.getItem(keyPrefix + person) ?? ''
  } catch {
    return ''
  }
}

/** The zones chosen on this page, by the ids of the people; for others, the stored zone counts. */
const chosenZones = atom<Readonly<Record<number, string>>>({})
chosenZones.onMount = (set) => {
  // Another tab may change the stored zones.
  const follow = ({ key }: StorageEvent) => (key === null || key.startsWith(keyPrefix)) && set({})
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The time zone of this device. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone that times are written in: the one that the person has chosen, or else that of the device. */
export const zoneAtom = atom((get) => {
  const person = get(sessionAtom)?.userData.id
  const chosen = person === undefined ? '' : (get(chosenZones)[person] ?? read(person))
  return isZone(chosen) ? chosen : deviceZone()
})

/** Sets the time zone of a person, for this page and the next visit; an empty one is the device's. */
export function setZone(person: number, zone: string) {
  const all = store.get(chosenZones)
  if ((all[person] ?? read(person)) === zone) return
  try {
    if (zone) localStorage.setItem(keyPrefix + person, zone)
    else localStorage.removeItem(keyPrefix + person)
  } catch {
    // Without storage, the zone is set again at the next sign-in.
  }
  store.set(chosenZones, { ...all, [person]: zone })
}
