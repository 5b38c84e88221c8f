/** The entry `locale`. What renders is for browsers; a server may call the rest, so the two are modules of their own. */
export {
  type Direction,
  formatLocales,
  type Language,
  languages,
  type LanguageTag,
  type LibraryWords,
  loadMessages,
} from './languages.ts'
export { LocaleProvider, type LocaleProviderProps, useMessages } from './LocaleProvider.tsx'
