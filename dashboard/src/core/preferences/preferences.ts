import { applyPreferences, withoutTransitions } from '@data1522/design-system/applyPreferences'
import { placePrimary } from '@data1522/design-system/primary'
import { atom, type PrimitiveAtom, type Setter, type WritableAtom } from 'jotai'
import { afterPaint } from '../after-paint.ts'
import { onCrossTabEvent, broadcast } from '../storage/cross-tab.ts'
import { store } from '../store.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { cookiePrefix, preferenceOptions } from './preference-options.ts'
import { preferenceNames, type PreferenceName, type Preferences, readAs } from './values.ts'

export type PreferenceAtom<Name extends PreferenceName> = WritableAtom<
  Preferences[Name],
  [Preferences[Name]],
  void
>

const year = 60 * 60 * 24 * 365

/** What a preference holds, which a cookie may have no leave to keep. */
const valueOf = (name: string) => store.get(held[name as PreferenceName])

/** Shows the stored preferences on the document, as the first-paint snippet did. */
function show() {
  // In Storybook the toolbar has the say over the document.
  if (import.meta.env.STORYBOOK) return
  withoutTransitions(() => applyPreferences(preferenceOptions, placePrimary, valueOf))
  writeCookie(`${cookiePrefix}color-scheme`, document.documentElement.dataset.theme, { maxAge: year })
}

/** What the cookie holds now, made right; another tab may have written it. */
export const storedPreference = <Name extends PreferenceName>(name: Name) =>
  readAs(name, readCookie(cookiePrefix + name))
const held = Object.fromEntries(
  preferenceNames.map((name) => [name, atom<unknown>(storedPreference(name))]),
) as unknown as Record<PreferenceName, PrimitiveAtom<unknown>>

function put(set: Setter, name: PreferenceName, value: unknown) {
  writeCookie(cookiePrefix + name, value, { maxAge: year })
  set(held[name], value)
}

function preference<Name extends PreferenceName>(name: Name): PreferenceAtom<Name> {
  return atom(
    (get) => get(held[name]) as Preferences[Name],
    (get, set, value) => {
      put(set, name, value)
      if (name === 'nav-layout' && value === 'horizontal') {
        // There is no rail in a bar, and a bar alone would have no way to the rest.
        put(set, 'nav-collapsed', false)
        if (get(held['navbar-type']) === 'hidden') put(set, 'navbar-type', 'sticky')
      }
      broadcast('preferences')
      // Words and direction change in one frame; colours may follow the control that was pressed.
      if (name === 'language' || name === 'direction') show()
      else afterPaint(show)
    },
  )
}

/**
 * One atom for each preference, by the name of its cookie; writing one stores it and shows it at once, in other tabs
 * too. The language is changed with `changeLanguage`, which loads its words first.
 */
export const preferences = Object.fromEntries(
  preferenceNames.map((name) => [name, preference(name)]),
) as unknown as { readonly [Name in PreferenceName]: PreferenceAtom<Name> }

/** Takes over what another tab has stored, and the system's colour scheme while the theme says so. */
export function followPreferences() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  onCrossTabEvent('preferences', () => {
    // The language follows with its words: `followLanguage`.
    const others = preferenceNames.filter((name) => name !== 'language')
    const changed = others.filter((name) => store.get(held[name]) !== storedPreference(name))
    for (const name of changed) store.set(held[name], storedPreference(name))
    if (changed.length > 0) show()
  })
}
