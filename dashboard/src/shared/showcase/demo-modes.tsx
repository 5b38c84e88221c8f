import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { type ReactNode, useState } from 'react'

/** What a demo shows otherwise than the page around it. */
export interface DemoModes {
  readonly isThemeOther: boolean
  readonly isDirectionOther: boolean
  readonly isCompact: boolean
  readonly toggle: (mode: 'isThemeOther' | 'isDirectionOther' | 'isCompact') => void
}

/** The modes of one demo, which begin as the page has them. */
export function useDemoModes(): DemoModes {
  const [modes, setModes] = useState({ isThemeOther: false, isDirectionOther: false, isCompact: false })
  return { ...modes, toggle: (mode) => setModes({ ...modes, [mode]: !modes[mode] }) }
}

/** What the page is now; asked when a demo turns to the other. */
const page = () => document.documentElement

/** A demo in its modes. */
export function ScopedDemo({ modes, children }: { modes: DemoModes; children: ReactNode }) {
  const theme = page().dataset['theme'] === 'dark' ? 'light' : 'dark'
  const direction = page().dir === 'rtl' ? 'ltr' : 'rtl'
  return (
    <ThemeScope
      isFilling
      theme={modes.isThemeOther ? theme : undefined}
      direction={modes.isDirectionOther ? direction : undefined}
      density={modes.isCompact ? 'compact' : undefined}
    >
      {children}
    </ThemeScope>
  )
}
