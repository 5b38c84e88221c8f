import { useState } from 'react'
import {
  type CustomTheme,
  defaultTheme,
  readTheme,
  themeFile,
} from '../../../../design-system/src/theme/custom-theme.ts'

const KEY = 'DATA1522-theme-builder'

function keep(theme: CustomTheme) {
  try {
    // While its name is typed anew it has none, which no file may say.
    localStorage.setItem(KEY, themeFile({ ...theme, name: theme.name.trim() || defaultTheme.name }))
  } catch {
    // Where a browser keeps nothing, the theme lives as long as the page.
  }
}

function kept(): CustomTheme {
  try {
    return readTheme(localStorage.getItem(KEY) ?? defaultTheme)
  } catch {
    return defaultTheme
  }
}

/** The theme that is being built, kept by the browser. */
export function useTheme() {
  const [theme, setTheme] = useState(kept)
  const [before, setBefore] = useState<CustomTheme>()
  const take = (next: CustomTheme) => {
    setTheme(next)
    keep(next)
  }
  return {
    theme,
    /** The theme that was replaced whole last, until something else is changed. */
    before,
    change: (change: Partial<CustomTheme>) => {
      setBefore(undefined)
      take({ ...theme, ...change })
    },
    replace: (next: CustomTheme) => {
      setBefore(theme)
      take(next)
    },
    undo: () => {
      setBefore(undefined)
      if (before) take(before)
    },
  }
}
