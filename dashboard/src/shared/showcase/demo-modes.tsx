import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

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

const page = () => document.documentElement

function subscribe(listen: () => void) {
  const observer = new MutationObserver(listen)
  observer.observe(page(), { attributeFilter: ['data-theme', 'dir'] })
  return () => observer.disconnect()
}

/** What the page is not, as it changes. */
const useOther = () => ({
  theme: useSyncExternalStore<'light' | 'dark'>(subscribe, () =>
    page().dataset['theme'] === 'dark' ? 'light' : 'dark',
  ),
  direction: useSyncExternalStore<'ltr' | 'rtl'>(subscribe, () => (page().dir === 'rtl' ? 'ltr' : 'rtl')),
})

/** A demo in its modes. */
export function ScopedDemo({ modes, children }: { modes: DemoModes; children: ReactNode }) {
  const { theme, direction } = useOther()
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
