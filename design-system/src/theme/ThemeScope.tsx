import type { ReactNode, Ref } from 'react'
import { cx } from '../css/cx.ts'
import { DirectionProvider } from '../locale/DirectionProvider.tsx'
import type { Density } from '../tokens/scales.ts'
import { type Scope, ScopeContext, useScope } from './scope.ts'
import * as styles from './ThemeScope.css.ts'

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
  /** Makes its one child as tall as its place, such as a cell of a grid. @default false */
  isFilling?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * A part of the page under another theme, skin, density or direction, with the popups that open from it. Scopes lie
 * in each other to any depth. A scope has no ground of its own: a card, a paper or a box in it has.
 *
 * Use when a part must differ from the page: a dark navigation on a light page, previews of themes.
 * Not for the page itself: the document element carries its modes.
 */
export function ThemeScope({
  children,
  theme,
  skin,
  density,
  direction,
  language,
  isFilling,
  ref,
}: ThemeScopeProps) {
  const around = useScope()
  const scope: Scope = {
    'data-theme': theme ?? around['data-theme'],
    'data-skin': skin ?? around['data-skin'],
    'data-density': density ?? around['data-density'],
    dir: direction ?? around.dir,
    lang: language ?? around.lang,
  }
  return (
    <ScopeContext value={scope}>
      <DirectionProvider direction={direction}>
        <div ref={ref} className={cx(styles.scope, isFilling && styles.filling)} {...scope}>
          {children}
        </div>
      </DirectionProvider>
    </ScopeContext>
  )
}
