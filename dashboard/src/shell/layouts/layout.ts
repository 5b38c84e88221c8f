import { atom } from 'jotai'
import { preferences } from '../../core/preferences/preferences.ts'

/** How a person wants the frame of the back office, as the navigation's shell takes it. */
export const layoutAtom = atom((get) => ({
  layout: get(preferences['nav-layout']),
  navbar: get(preferences['navbar-type']),
  isNavbarBlurred: get(preferences['navbar-blur']),
  horizontalBar: get(preferences['horizontal-nav-type']),
  popoverOffset: get(preferences['horizontal-nav-offset']),
  footerPlacement: get(preferences['footer-type']),
  isSemiDark: get(preferences['semi-dark']),
}))
