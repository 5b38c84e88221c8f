import { paint, withoutTransitions } from '@data1522/design-system/paint'
import { placePrimary } from '@data1522/design-system/primary'
import { atom, type WritableAtom } from 'jotai'
import { afterPaint } from '../after-paint.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { cookiePrefix, paintedPreferences, paintOptions } from './paint-options.ts'

type Painted = (typeof paintedPreferences)[number]
type Values = { [P in Painted as P['name']]: P['values'][number] }
/** A preference's name, as in its cookie. */
export type PreferenceName = Painted['name']
/** What a preference may be. */
export type PreferenceValue<Name extends PreferenceName> = Values[Name]

const year = 60 * 60 * 24 * 365

/** Shows the stored preferences on the document, as the first-paint snippet did. */
function repaint() {
  // In Storybook the toolbar has the say over the document.
  if (!import.meta.env.STORYBOOK) withoutTransitions(() => paint(paintOptions, placePrimary))
}

function stored<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const { values } = paintedPreferences.find((preference) => preference.name === name)!
  const value = readCookie(cookiePrefix + name)
  return ((values as readonly unknown[]).includes(value) ? value : values[0]) as PreferenceValue<Name>
}

function preference<Name extends PreferenceName>(
  name: Name,
): WritableAtom<PreferenceValue<Name>, [PreferenceValue<Name>], void> {
  const current = atom(stored(name))
  return atom(
    (get) => get(current),
    (_, set, value) => {
      writeCookie(cookiePrefix + name, value, { maxAge: year })
      set(current, () => value)
      const show = () => {
        repaint()
        writeCookie(`${cookiePrefix}color-scheme`, document.documentElement.dataset.theme, { maxAge: year })
      }
      // Words and direction change in one frame; colours may follow the control that was pressed.
      if (name === 'language') show()
      else afterPaint(show)
    },
  )
}

/** One atom for each preference that a control changes; writing one stores it and shows it at once. */
export const preferences = {
  language: preference('language'),
  theme: preference('theme'),
  density: preference('density'),
  navCollapsed: preference('nav-collapsed'),
}

/** Follows the system's colour scheme while the theme says so. */
export function followSystem() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint)
}
