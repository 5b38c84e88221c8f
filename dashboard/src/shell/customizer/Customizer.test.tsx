import { primaryPresets } from '@data1522/design-system/primary-presets'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  beginAfresh,
  makeSystemDark,
  showCustomizer,
  stored,
  toast,
} from '../../../../tests/support/customizer.tsx'
import { currentPreferences } from './changes.ts'

beginAfresh()

test.each([
  ['en', 'Customise', 'Theme'],
  ['fr', 'Personnaliser', 'Thème'],
  ['ar', 'تخصيص', 'السمة'],
] as const)('opens in %s, closes by Escape, and gives the focus back', async (language, title, theme) => {
  const { user, opener, inside } = await showCustomizer({}, language)
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  expect(inside.getByRole('radiogroup', { name: theme })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a choice is live and stored, is marked, and is taken back alone without losing the focus', async () => {
  const { user, inside } = await showCustomizer({ skin: 'bordered' })
  const theme = within(inside.getByRole('radiogroup', { name: 'Theme' }))
  expect(theme.queryByText('Changed')).toBeNull()
  await user.click(theme.getByRole('radio', { name: 'Light' }))
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'))
  expect(stored('theme')).toBe('light')
  expect(theme.getByText('Changed')).toBeTruthy()
  await user.click(theme.getByRole('button', { name: /Reset.*Theme/ }))
  expect(document.activeElement).toBe(theme.getByRole('radio', { name: 'Dark', checked: true }))
  expect(theme.queryByText('Changed')).toBeNull()
  expect(currentPreferences(['theme', 'skin'])).toEqual({ theme: 'dark', skin: 'bordered' })
})

test('the primary colour is one by name or any other', async () => {
  const { user, inside } = await showCustomizer()
  const names = within(inside.getByRole('radiogroup', { name: 'Primary colour' }))
  await user.click(names.getByRole('radio', { name: 'Rose' }))
  expect(stored('primary')).toBe(primaryPresets.rose)
  const field = inside.getByRole('textbox', { name: 'Any colour' })
  await user.tripleClick(field)
  await user.keyboard(primaryPresets.teal)
  expect(stored('primary')).toBe(primaryPresets.teal)
  expect(names.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(names.getByRole('radio', { name: 'Sky' }))
  expect(stored('primary')).toBeNull()
})

test.each([
  ['a dark theme', { theme: 'dark' }, false, /this page is dark already/],
  ['a dark system', { theme: 'system' }, true, /this page is dark already/],
  ['a bar at the top', { theme: 'light', 'nav-layout': 'horizontal' }, false, /not with a bar at the top/],
] as const)('dark navigation is off with %s, and says why', async (_, values, dark, reason) => {
  makeSystemDark(dark)
  const { inside } = await showCustomizer(values)
  const toggle = inside.getByRole<HTMLInputElement>('switch', { name: 'Dark navigation' })
  expect(toggle.disabled).toBe(true)
  expect(document.getElementById(toggle.getAttribute('aria-describedby')!)!.textContent).toMatch(reason)
})

test('dark navigation can be had on a light page', async () => {
  const { user, inside } = await showCustomizer({ theme: 'light' })
  await user.click(inside.getByRole('switch', { name: 'Dark navigation' }))
  expect(stored('semi-dark')).toBe(true)
  await user.click(inside.getByRole('button', { name: /Reset.*Dark navigation/ }))
  expect(document.activeElement).toBe(inside.getByRole('switch', { name: 'Dark navigation' }))
})

test('links can be underlined', async () => {
  const { user, inside } = await showCustomizer({})
  await user.click(inside.getByRole('switch', { name: 'Underline links' }))
  expect(stored('underlined-links')).toBe(true)
  await waitFor(() => expect(document.documentElement.dataset.underlinedLinks).toBe('true'))
})

test('the horizontal layout unrolls the navigation, and what belongs to it is on only then', async () => {
  const { user, inside } = await showCustomizer({ 'nav-collapsed': true })
  const layouts = within(inside.getByRole('radiogroup', { name: 'Navigation' }))
  const offset = inside.getByRole<HTMLInputElement>('slider', { name: /Gap to its menus/ })
  expect(layouts.getByRole('radio', { name: 'Collapsed', checked: true })).toBeTruthy()
  expect(offset.disabled).toBe(true)
  await user.click(layouts.getByRole('radio', { name: 'Horizontal' }))
  expect(currentPreferences(['nav-layout', 'nav-collapsed'])).toEqual({
    'nav-layout': 'horizontal',
    'nav-collapsed': false,
  })
  expect(offset.disabled).toBe(false)
  await user.click(layouts.getByRole('radio', { name: 'Vertical' }))
  expect(stored('nav-layout')).toBe('vertical')
})

test('a look sets several at once, and is taken back', async () => {
  const { user, inside } = await showCustomizer({ density: 'compact' })
  const group = within(inside.getByRole('radiogroup', { name: 'Look' }))
  expect(group.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(group.getByRole('radio', { name: 'High contrast' }))
  expect(currentPreferences(['contrast', 'density'])).toEqual({ contrast: 'more', density: 'comfortable' })
  expect(group.getByRole('radio', { name: 'High contrast', checked: true })).toBeTruthy()
  await user.click((await toast('Look: \u2068High contrast\u2069')).getByRole('button', { name: 'Undo' }))
  expect(currentPreferences(['contrast', 'density'])).toEqual({ contrast: 'normal', density: 'compact' })
})

test('"reset all" keeps the language, keeps the focus inside, and is taken back', async () => {
  const { user, inside, drawer } = await showCustomizer({ skin: 'bordered', theme: 'light' }, 'fr')
  const button = inside.getByRole<HTMLButtonElement>('button', { name: 'Tout réinitialiser' })
  await user.click(button)
  expect(currentPreferences(['skin', 'theme', 'language'])).toEqual({
    skin: 'default',
    theme: 'dark',
    language: 'fr',
  })
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(drawer.contains(document.activeElement)).toBe(true)
  const undo = (await toast('Tout est revenu aux valeurs par défaut')).getByRole('button', {
    name: 'Annuler',
  })
  await user.click(undo)
  expect(currentPreferences(['skin', 'theme'])).toEqual({ skin: 'bordered', theme: 'light' })
})

test('the language changes while it is open, and everything in it', async () => {
  const { user, inside } = await showCustomizer()
  await user.click(inside.getByRole('radio', { name: 'العربية' }))
  await screen.findByRole('dialog', { name: 'تخصيص' })
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(inside.getByRole('radiogroup', { name: 'السمة' })).toBeTruthy()
})

test('fills the screen and leaves it again, where the browser can', async () => {
  let filling: Element | null = null
  const show = (element: Element | null) => {
    filling = element
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => filling },
    exitFullscreen: { configurable: true, value: () => show(null) },
  })
  document.documentElement.requestFullscreen = () => show(document.documentElement)
  const { user, inside } = await showCustomizer()
  const toggle = inside.getByRole<HTMLInputElement>('switch', { name: /Full screen/ })
  await user.click(toggle)
  expect(filling).toBe(document.documentElement)
  expect(toggle.checked).toBe(true)
  await act(() => show(null))
  expect(toggle.checked).toBe(false)
})

test('numbers follow the digits that are chosen', async () => {
  const { user, inside } = await showCustomizer()
  const size = () => inside.getByRole('slider', { name: /Text size/ }).getAttribute('aria-valuetext')
  expect(size()).toContain('100')
  await user.click(
    within(inside.getByRole('radiogroup', { name: 'Digits' })).getByRole('radio', { name: 'Arabic ١٢٣' }),
  )
  await waitFor(() => expect(size()).toContain('١٠٠'))
  expect(stored('digits')).toBe('arabic')
})
