import { createContext, type ReactNode, use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DirectionProvider } from './DirectionProvider.tsx'
import { en, type Messages } from './messages/en.ts'

/** The library's own words in one language. */
export type LibraryWords = Messages

/** The languages that the library speaks itself. */
export const languages = ['en', 'fr', 'ar'] as const
export type Language = (typeof languages)[number]

/** The locale whose formats go with each language. */
export const formatLocales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', ar: 'ar-AE' }

/** Loads the library's own words in a language; English is always there. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'fr') return (await import('./messages/fr.ts')).fr
  if (language === 'ar') return (await import('./messages/ar.ts')).ar
  return en
}

export type Direction = 'ltr' | 'rtl'

const MessagesContext = createContext<Messages>(en)

/** The library's own words in the language around. */
export const useMessages = () => use(MessagesContext)

export interface LocaleProviderProps {
  children: ReactNode
  /** The language of everything inside. */
  language: Language
  /** The library's words in that language, from `loadMessages`. @default English */
  messages?: Messages
  /** The reading direction of arrows, popups and sliders; set `dir` on the document as well. @default the language's */
  direction?: Direction
}

/**
 * Sets the language of components, their formats and their reading direction.
 *
 * Use when an application starts, once, around everything. Not to translate the application's own texts.
 */
export function LocaleProvider({ children, language, messages = en, direction }: LocaleProviderProps) {
  return (
    <I18nProvider locale={formatLocales[language]}>
      <DirectionProvider direction={direction}>
        <MessagesContext value={messages}>{children}</MessagesContext>
      </DirectionProvider>
    </I18nProvider>
  )
}
