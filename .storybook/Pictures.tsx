import type { ReactNode } from 'react'
import { LocaleProvider } from '../design-system/src/locale/LocaleProvider.tsx'
import { ThemeScope, type ThemeScopeProps } from '../design-system/src/theme/ThemeScope.tsx'

const modes: Omit<ThemeScopeProps, 'children'>[] = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'rtl', language: 'ar' },
  { theme: 'light', skin: 'bordered', density: 'compact' },
  { theme: 'dark', skin: 'bordered', density: 'spacious' },
  { theme: 'wireframe' },
]

/**
 * The same content in the modes that matter, one below the other: what the picture tests compare.
 * Not for overlays, of which one is open at a time: those stories are tagged `overlay` and taken in two whole-page modes.
 */
export function Pictures({ children, width }: { children: ReactNode; width?: number }) {
  return modes.map((mode, index) => (
    <ThemeScope key={index} {...mode}>
      <LocaleProvider language={mode.language === 'ar' ? 'ar' : 'en'}>
        <div style={{ padding: 16, background: 'var(--ds-color-canvas)', maxWidth: width }}>{children}</div>
      </LocaleProvider>
    </ThemeScope>
  ))
}
