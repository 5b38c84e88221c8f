import type { ReactNode, Ref } from 'react'
import * as styles from './ThemeScope.css.ts'
import type { Density } from './scales.ts'

export interface ThemeScopeProps {
  children: ReactNode
  /** The theme inside. @default the one outside */
  theme?: 'light' | 'dark' | 'wireframe'
  /** The skin inside. @default the one outside */
  skin?: 'default' | 'bordered'
  /** The density inside. @default the one outside */
  density?: Density
  /** The direction inside. @default the one outside */
  direction?: 'ltr' | 'rtl'
  /** The language inside, a BCP 47 tag. @default the one outside */
  language?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A part of the page under another theme, skin, density or direction.
 *
 * Use when a part must differ from the page: a dark navigation on a light page, previews of themes.
 * Not for the page itself: the document element carries its modes.
 */
export function ThemeScope({ children, theme, skin, density, direction, language, ref }: ThemeScopeProps) {
  return (
    <div
      ref={ref}
      className={styles.scope}
      data-theme={theme}
      data-skin={skin}
      data-density={density}
      dir={direction}
      lang={language}
    >
      {children}
    </div>
  )
}
