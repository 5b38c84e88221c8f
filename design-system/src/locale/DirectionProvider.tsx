import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import type { Direction } from './languages.ts'

/** The same formats in letters that run this way: react-aria reads the direction from the locale. */
function turned(locale: string, direction: Direction) {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return String(new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn', numberingSystem }))
}

/** Sets the reading direction of arrows, popups and sliders; without one it is that around. */
export function DirectionProvider({ children, direction }: { children: ReactNode; direction?: Direction }) {
  const { locale, direction: around } = useLocale()
  return (
    <I18nProvider locale={direction && direction !== around ? turned(locale, direction) : locale}>
      {children}
    </I18nProvider>
  )
}
