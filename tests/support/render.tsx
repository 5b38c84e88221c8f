import { render as renderInto } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { formatLocales, type Language, loadMessages } from '../../design-system/src/locale/languages.ts'
import { LocaleProvider } from '../../design-system/src/locale/LocaleProvider.tsx'

/** Renders into a page of a language, with a person at the keyboard and mouse. */
export async function render(content: ReactNode, { language = 'en' }: { language?: Language } = {}) {
  const messages = await loadMessages(language)
  document.documentElement.lang = formatLocales[language]
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const user = userEvent.setup()
  const view = renderInto(content, {
    wrapper: ({ children }) => (
      <LocaleProvider language={language} messages={messages}>
        {children}
      </LocaleProvider>
    ),
  })
  return { user, ...view }
}
