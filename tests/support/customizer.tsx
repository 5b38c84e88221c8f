import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearCookies } from './cookies.ts'
import { renderProduct } from './product.tsx'
import { readCookie } from '../../dashboard/src/core/preferences/cookies.ts'
import { preferenceNames } from '../../dashboard/src/core/preferences/values.ts'
import { store } from '../../dashboard/src/core/store.ts'
import {
  defaultPreferences,
  setPreferences,
  type Some,
} from '../../dashboard/src/shell/customizer/changes.ts'
import { CustomizerButton } from '../../dashboard/src/shell/customizer/CustomizerButton.tsx'
import { isCustomizerOpenAtom } from '../../dashboard/src/shell/customizer/is-open.ts'

let isSystemDark: boolean
export const makeSystemDark = (isDark: boolean) => (isSystemDark = isDark)

/** What the cookie of a preference holds. */
export const stored = (name: string) => readCookie(`DATA1522-${name}`)

/** Before each test of a file nothing is chosen, and after it neither. */
export function beginAfresh() {
  beforeAll(async () => {
    await Promise.all([
      import('../../dashboard/src/shell/customizer/Customizer.tsx'),
      import('../../dashboard/src/core/i18n/PseudoChoice.tsx'),
      import('../../design-system/src/components/Drawer/DrawerPanel.tsx'),
      import('../../design-system/src/components/Toast/ToastStack.tsx'),
    ])
  })
  const reset = () => setPreferences(defaultPreferences(preferenceNames))
  beforeEach(async () => {
    isSystemDark = false
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('dark') && isSystemDark,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    await reset()
  })
  afterEach(async () => {
    store.set(isCustomizerOpenAtom, false)
    await act(reset)
    clearCookies()
    vi.unstubAllGlobals()
  })
}

/** The customizer, open over some preferences. */
export async function showCustomizer(values: Some = {}, language: 'en' | 'fr' | 'ar' = 'en') {
  await setPreferences(values)
  const view = await renderProduct(
    <>
      <CustomizerButton />
      <ToastRegion label="Notices" />
    </>,
    { groups: ['shell', 'customizer'], language },
  )
  const opener = screen.getByRole('button')
  await view.user.click(opener)
  const drawer = await screen.findByRole('dialog')
  return { ...view, opener, drawer, inside: within(drawer) }
}

/** The toast of a title. */
export const toast = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))
