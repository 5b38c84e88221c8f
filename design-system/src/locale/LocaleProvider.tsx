import { createContext, type ReactNode, use, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DirectionProvider } from './DirectionProvider.tsx'
import { type Direction, formatsOf, type LanguageTag, type LibraryWords } from './languages.ts'
import { en } from './messages/en.ts'

const MessagesContext = createContext<LibraryWords>(en)

/** The library's own words in the language around. */
export const useMessages = () => use(MessagesContext)

export interface LocaleProviderProps {
  children: ReactNode
  /**
   * The language of everything inside, as a BCP 47 tag: `fr`, or any other with its formats, such as `en-GB` or `de`.
   * Dates are of the Gregorian calendar in all of them.
   */
  language: LanguageTag
  /** The library's words in that language: from `loadMessages`, or your own; what is missing is English. @default English */
  messages?: Partial<LibraryWords>
  /** The reading direction of arrows, popups and sliders; set `dir` on the document as well. @default the language's */
  direction?: Direction
}

/**
 * Sets the language of components, their formats and their reading direction.
 *
 * Use when an application starts, once, around everything. Not to translate the application's own texts.
 */
export function LocaleProvider({ children, language, messages, direction }: LocaleProviderProps) {
  const words = useMemo(() => (messages ? { ...en, ...messages } : en), [messages])
  return (
    <I18nProvider locale={formatsOf(language)}>
      <DirectionProvider direction={direction}>
        <MessagesContext value={words}>{children}</MessagesContext>
      </DirectionProvider>
    </I18nProvider>
  )
}
