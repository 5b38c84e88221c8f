import {
  IconAdjustments,
  IconDeviceDesktop,
  IconLanguage,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLineHeight,
  IconMenu2,
  IconMoon,
  IconSun,
} from '@data1522/design-system/icons'
import type { Language } from '@data1522/design-system/locale'
import { isCustomizerOpenAtom } from '../customizer/is-open.ts'
import { changeLanguage } from '../../core/i18n/intl.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import type { Preferences } from '../../core/preferences/values.ts'
import { store } from '../../core/store.ts'
import type { Command } from './command.ts'

/** Sets a preference to a value. */
const choosing = <Name extends 'theme' | 'density' | 'nav-layout' | 'nav-collapsed'>(
  name: Name,
  value: Preferences[Name],
): Pick<Command, 'isNow' | 'run'> => ({
  isNow: () => store.get<unknown>(preferences[name]) === value,
  run: () => store.set(preferences[name], value as never),
})

const speaking = (id: Command['id'], language: Language, label: string): Command => ({
  id,
  icon: IconLanguage,
  also: 'language',
  alias: { label, lang: language },
  isNow: () => store.get(preferences.language) === language,
  run: () => void changeLanguage(language),
})

const isVertical = () => store.get(preferences['nav-layout']) === 'vertical'
const isCollapsed = () => store.get(preferences['nav-collapsed'])

/** How the product looks and speaks. */
export const appearanceCommands: readonly Command[] = [
  { id: 'themeLight', icon: IconSun, also: 'theme', ...choosing('theme', 'light') },
  { id: 'themeDark', icon: IconMoon, also: 'theme', ...choosing('theme', 'dark') },
  { id: 'themeSystem', icon: IconDeviceDesktop, also: 'theme', ...choosing('theme', 'system') },
  {
    id: 'theme',
    icon: IconMoon,
    keys: ['t'],
    isKeysOnly: true,
    run: () =>
      store.set(preferences.theme, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
  },
  {
    id: 'customizer',
    icon: IconAdjustments,
    also: 'theme',
    keys: ['c'],
    run: () => store.set(isCustomizerOpenAtom, true),
  },
  { id: 'densityCompact', icon: IconLineHeight, also: 'density', ...choosing('density', 'compact') },
  { id: 'densityComfortable', icon: IconLineHeight, also: 'density', ...choosing('density', 'comfortable') },
  { id: 'densitySpacious', icon: IconLineHeight, also: 'density', ...choosing('density', 'spacious') },
  { id: 'layoutVertical', icon: IconMenu2, also: 'layout', ...choosing('nav-layout', 'vertical') },
  { id: 'layoutHorizontal', icon: IconMenu2, also: 'layout', ...choosing('nav-layout', 'horizontal') },
  {
    id: 'collapse',
    icon: IconLayoutSidebarLeftCollapse,
    also: 'layout',
    isOffered: () => isVertical() && !isCollapsed(),
    run: () => store.set(preferences['nav-collapsed'], true),
  },
  {
    id: 'expand',
    icon: IconLayoutSidebarLeftExpand,
    also: 'layout',
    isOffered: () => isVertical() && isCollapsed(),
    run: () => store.set(preferences['nav-collapsed'], false),
  },
  {
    id: 'menu',
    icon: IconMenu2,
    keys: ['m'],
    isKeysOnly: true,
    isOffered: isVertical,
    run: () => store.set(preferences['nav-collapsed'], !isCollapsed()),
  },
  speaking('languageEn', 'en', 'English'),
  speaking('languageFr', 'fr', 'Français'),
  speaking('languageAr', 'ar', 'العربية'),
]
