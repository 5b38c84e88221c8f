import type { PreferenceOptions } from '@data1522/design-system/applyPreferences'

/** What precedes the name of every stored preference: the product's title. */
export const cookiePrefix = 'DATA1522-'

/** The preferences that show on the document element, each with what may be stored, the default first. */
export const documentPreferences = [
  { name: 'language', attribute: 'lang', values: ['en', 'fr', 'ar'] },
  { name: 'direction', attribute: 'dir', values: ['language', 'ltr', 'rtl'] },
  { name: 'theme', attribute: 'data-theme', values: ['dark', 'light', 'system'] },
  { name: 'skin', attribute: 'data-skin', values: ['default', 'bordered'] },
  { name: 'density', attribute: 'data-density', values: ['comfortable', 'compact', 'spacious'] },
  { name: 'contrast', attribute: 'data-contrast', values: ['normal', 'more'] },
  { name: 'color-vision', attribute: 'data-color-vision', values: ['standard', 'distinct'] },
  { name: 'motion', attribute: 'data-motion', values: ['system', 'reduced', 'full'] },
  { name: 'underlined-links', attribute: 'data-underlined-links', values: [false, true] },
  { name: 'semi-dark', attribute: 'data-semi-dark', values: [false, true] },
  { name: 'content-width', attribute: 'data-content-width', values: ['boxed', 'fluid'] },
  { name: 'nav-layout', attribute: 'data-nav-layout', values: ['vertical', 'horizontal'] },
  { name: 'nav-collapsed', attribute: 'data-nav-collapsed', values: [false, true] },
] as const satisfies PreferenceOptions['preferences']

export const preferenceOptions: PreferenceOptions = {
  prefix: cookiePrefix,
  preferences: documentPreferences,
  rightToLeft: ['ar'],
}
