import { Box } from '@data1522/design-system/Box'
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { startTransition, use, useLayoutEffect, useState } from 'react'
import { german } from './german.ts'
import { Orders, someOrders } from './Orders.tsx'
import { Settings } from './Settings.tsx'
import { SignIn } from './SignIn.tsx'
import { type Language, words } from './words.ts'

export function App() {
  const [isSignedIn, setSignedIn] = useState(false)
  const [language, setLanguage] = useState<Language>('en')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [orders, setOrders] = useState(someOrders)
  // Before anything is painted: components read these from the document.
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.lang = language
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
    root.dataset.theme = theme
  }, [language, theme])

  const own = words[language]
  const library = language === 'de' ? german : use(loadMessages(language))
  return (
    <LocaleProvider language={language} messages={library}>
      <Box as="main" padding={24} maxWidth={640} isCentered>
        <Stack gap={24}>
          {isSignedIn ? (
            <Tabs
              label={own.views}
              items={[
                { id: 'orders', label: own.orders, content: <Orders words={own} orders={orders} /> },
                {
                  id: 'settings',
                  label: own.settings,
                  content: (
                    <Settings
                      words={own}
                      language={language}
                      // What is shown stays until the words have come.
                      onLanguageChange={(next) => startTransition(() => setLanguage(next))}
                      theme={theme}
                      onThemeChange={setTheme}
                      orders={orders}
                      onOrdersChange={setOrders}
                    />
                  ),
                },
              ]}
            />
          ) : (
            <SignIn words={own} onSignIn={() => setSignedIn(true)} />
          )}
        </Stack>
      </Box>
      <ToastRegion label={own.messages} />
    </LocaleProvider>
  )
}
