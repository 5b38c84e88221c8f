import { languages } from '../design-system/src/locale/languages.ts'
import { placePrimary } from '../design-system/src/theme/primary.ts'
import { type PrimaryPreset, primaryPresets } from '../design-system/src/theme/primary-presets.ts'
import { densityNames } from '../design-system/src/tokens/scales.ts'
import type { ThemeScopeProps } from '../design-system/src/theme/ThemeScope.tsx'
import { SCENARIOS } from '../mocks/scenarios.ts'

/** What the toolbar sets. */
export interface Modes {
  theme: string
  skin: string
  density: string
  /** In percent of the browser's own size. */
  textSize: string
  direction: 'auto' | 'ltr' | 'rtl'
  language: string
  primary: PrimaryPreset
  motion: string
  api: string
}

const choice = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon: icon as 'mirror', items: [...items], dynamicTitle: true },
})

export const toolbar = {
  theme: choice('Theme', 'mirror', ['light', 'dark', 'wireframe']),
  skin: choice('Skin', 'outline', ['default', 'bordered']),
  density: choice('Density', 'component', densityNames),
  textSize: choice('Text size in %', 'zoom', ['80', '100', '150', '200']),
  direction: choice('Direction', 'transfer', ['auto', 'ltr', 'rtl']),
  language: choice('Language', 'globe', languages),
  primary: choice('Primary', 'paintbrush', Object.keys(primaryPresets)),
  motion: choice('Motion', 'play', ['system', 'full', 'reduced']),
  api: choice('API', 'database', ['behaves', ...Object.keys(SCENARIOS)]),
}

const directionOf = ({ direction, language }: Pick<Modes, 'direction' | 'language'>) =>
  direction === 'auto' ? (language === 'ar' ? 'rtl' : 'ltr') : direction

/** The modes that a story sets itself, for the part of a page that it stands in. */
export const scopeOf = ({ theme, skin, density, language, direction = 'auto' }: Partial<Modes>) =>
  ({
    theme,
    skin,
    density,
    language,
    direction: language && directionOf({ direction, language }),
  }) as Omit<ThemeScopeProps, 'children'>

/** Puts the modes on the document, where components read them. */
export function showModes({ textSize, direction, language, primary, ...looks }: Modes) {
  const { theme, skin, density, motion } = looks
  const root = document.documentElement
  Object.assign(root.dataset, { theme, skin, density, motion })
  root.style.fontSize = textSize === '100' ? '' : `${textSize}%`
  root.lang = language
  root.dir = directionOf({ direction, language })
  const placed = placePrimary(primaryPresets[primary] ?? primaryPresets.sky)
  root.style.setProperty('--ds-primary-hue', String(placed.hue))
  root.style.setProperty('--ds-primary-chroma', String(placed.chroma))
}
