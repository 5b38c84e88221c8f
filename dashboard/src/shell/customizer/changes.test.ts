import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearCookies } from '../../../../tests/support/cookies.ts'
import { readCookie } from '../../core/preferences/cookies.ts'
import { preferenceNames } from '../../core/preferences/values.ts'
import { store } from '../../core/store.ts'
import {
  changedAtom,
  currentPreferences,
  defaultPreferences,
  resettableAtom,
  setPreferences,
} from './changes.ts'
import { roleMetaOf, looks } from './presets.ts'

const reset = async () => {
  await setPreferences(defaultPreferences(preferenceNames))
  clearCookies()
}
beforeEach(reset)
afterEach(reset)

test('nothing is changed at first, and what is changed is told and kept in its cookie', async () => {
  expect(store.get(changedAtom)).toEqual([])
  await setPreferences({ skin: 'bordered', 'text-size': 120 })
  expect(store.get(changedAtom).toSorted()).toEqual(['skin', 'text-size'])
  expect(readCookie('DATA1522-text-size')).toBe(120)
})

test('the language is a change, but none that "reset all" takes back', async () => {
  await setPreferences({ language: 'fr', skin: 'bordered' })
  expect(store.get(changedAtom)).toContain('language')
  expect(store.get(resettableAtom)).toEqual(['skin'])
})

test('what a layout changes along with it is taken back with it', async () => {
  await setPreferences({ 'nav-collapsed': true, 'navbar-type': 'hidden', theme: 'light' })
  const undo = await setPreferences({ 'nav-layout': 'horizontal' })
  expect(currentPreferences(['nav-collapsed', 'navbar-type'])).toEqual({
    'nav-collapsed': false,
    'navbar-type': 'sticky',
  })
  await undo()
  expect(currentPreferences(['nav-layout', 'nav-collapsed', 'navbar-type'])).toEqual({
    'nav-layout': 'vertical',
    'nav-collapsed': true,
    'navbar-type': 'hidden',
  })
})

test('taking back leaves alone what was changed meanwhile', async () => {
  const undo = await setPreferences({ skin: 'bordered' })
  await setPreferences({ density: 'compact' })
  await undo()
  expect(currentPreferences(['skin', 'density'])).toEqual({ skin: 'default', density: 'compact' })
})

test('a bar has no rail, whatever a file asks for', async () => {
  await setPreferences({ 'nav-collapsed': true, 'nav-layout': 'horizontal' })
  expect(currentPreferences(['nav-collapsed'])).toEqual({ 'nav-collapsed': false })
})

test('each look is known again, and decides on the same things as the others', async () => {
  for (const [name, look] of Object.entries(looks)) {
    await setPreferences(look)
    expect(roleMetaOf(currentPreferences())).toBe(name)
  }
  await setPreferences({ density: 'comfortable' })
  expect(roleMetaOf(currentPreferences())).toBeNull()
})
