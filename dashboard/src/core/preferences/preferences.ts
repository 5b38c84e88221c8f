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

/** The value of a preference in memory, for where cookies are blocked. */
const valueOf = (name: string) => store.get(held[name as PreferenceName])

/** Shows the stored preferences on the document, as the first-paint snippet did. */
function show() {
  // In Storybook, the toolbar sets the attributes of the document.
  if (import.meta.env.STORYBOOK) return
  withoutTransitions(() => applyPreferences(preferenceOptions, placePrimary, valueOf))
  writeCookie(`${cookiePrefix}color-scheme`, document.documentElement.dataset.theme, { maxAge: year })
}

/** The valid value of the cookie, which another tab may have written. */
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
        // A horizontal navigation cannot collapse, and it needs the navbar for everything else.
        put(set, 'nav-collapsed', false)
        if (get(held['navbar-type']) === 'hidden') put(set, 'navbar-type', 'sticky')
      }
      broadcast('preferences')
      // Language and direction change in one frame; colours may change after the pressed control was painted.
      if (name === 'language' || name === 'direction') show()
      else afterPaint(show)
    },
  )
}

/**
 * One atom for each preference, by the name of its cookie. Writing one stores it and applies it at once, in other tabs
 * too. Change the language with `changeLanguage`, which loads its messages first.
 */
export const preferences = Object.fromEntries(
  preferenceNames.map((name) => [name, preference(name)]),
) as unknown as { readonly [Name in PreferenceName]: PreferenceAtom<Name> }

/** Follows the preferences that another tab stores, and the system's colour scheme while the theme is `system`. */
export function followPreferences() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  onCrossTabEvent('preferences', () => {
    // `followLanguage` follows the language, because it loads the messages first.
    const others = preferenceNames.filter((name) => name !== 'language')
    const changed = others.filter((name) => store.get(held[name]) !== storedPreference(name))
    for (const name of changed) store.set(held[name], storedPreference(name))
    if (changed.length > 0) show()
  })
}
