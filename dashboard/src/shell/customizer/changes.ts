import { atom } from 'jotai'
import { changeLanguage } from '../../core/i18n/intl.ts'
import { preferences, type PreferenceAtom } from '../../core/preferences/preferences.ts'
import {
  defaultOf,
  type PreferenceName,
  preferenceNames,
  type Preferences,
} from '../../core/preferences/values.ts'
import { store } from '../../core/store.ts'
import { takenBack } from '../../core/mutations/taken-back.ts'

export type Some = Partial<Preferences>

const atomOf = <Name extends PreferenceName>(name: Name) =>
  preferences[name] as unknown as PreferenceAtom<Name>
const put = <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => {
  // A file may ask for a rail where there is none.
  if (name === 'nav-collapsed' && value && store.get(preferences['nav-layout']) === 'horizontal') return
  if (store.get(atomOf(name)) !== value) store.set(atomOf(name), value)
}

/** What all preferences are now, or some of them. */
export const currentPreferences = (names: readonly PreferenceName[] = preferenceNames) =>
  Object.fromEntries(names.map((name) => [name, store.get(atomOf(name))])) as Some

/** What some preferences are as long as a person has chosen nothing. */
export const defaultPreferences = (names: readonly PreferenceName[]) =>
  Object.fromEntries(names.map((name) => [name, defaultOf(name)])) as Some

/** All preferences in one. */
export const allPreferencesAtom = atom(
  (get) =>
    Object.fromEntries(preferenceNames.map((name) => [name, get(atomOf(name))])) as unknown as Preferences,
)

/** The preferences that are not as they were at first. */
export const changedAtom = atom((get) =>
  preferenceNames.filter((name) => get(atomOf(name)) !== defaultOf(name)),
)

/** Of those, what "reset all" takes back: the language is a person's own and stays. */
export const resettableAtom = atom((get) => get(changedAtom).filter((name) => name !== 'language'))

/** Sets several preferences at once. Gives what takes them back: those that are still as they were set. */
export async function setPreferences(values: Some): Promise<() => Promise<void>> {
  const names = Object.keys(values) as PreferenceName[]
  const affected = names.includes('nav-layout')
    ? [...new Set([...names, 'nav-collapsed', 'navbar-type'] as const)]
    : names
  const before = currentPreferences(affected)
  await write(values)
  const after = currentPreferences(affected)
  return () => write(takenBack(before, after, currentPreferences(affected)))
}

async function write({ language, ...others }: Some) {
  // Choosing a layout may change what goes with it, so that it comes first and leaves the last word to the rest.
  const names = (Object.keys(others) as (keyof typeof others)[]).toSorted(
    (a, b) => Number(b === 'nav-layout') - Number(a === 'nav-layout'),
  )
  for (const name of names) put(name, others[name]!)
  if (language && language !== store.get(preferences.language)) await changeLanguage(language)
}
