import '../tests/support/all-routes.ts'
import type { Decorator, Loader } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter, Outlet, Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom'
import { queryClient } from '../dashboard/src/core/api/query-client.ts'
import { setCurrency } from '../dashboard/src/core/i18n/currency.ts'
import { setStoreZone } from '../dashboard/src/core/i18n/store-zone.ts'
import {
  changeLanguage,
  ensureMessages,
  type MessageGroup,
  intlStateAtom,
} from '../dashboard/src/core/i18n/intl.ts'
import { AppShell } from '../dashboard/src/shell/layouts/AppShell.tsx'
import { type PreferenceAtom, preferences } from '../dashboard/src/core/preferences/preferences.ts'
import { defaultOf, preferenceNames, type Preferences } from '../dashboard/src/core/preferences/values.ts'
import { sessionAtom } from '../dashboard/src/core/auth/session.ts'
import { store } from '../dashboard/src/core/store.ts'
import { LinkRouter } from '../design-system/src/components/Link/LinkRouter.tsx'
import { toastQueue } from '../design-system/src/components/Toast/toasts.ts'
import type { Language } from '../design-system/src/locale/languages.ts'
import { LocaleProvider } from '../design-system/src/locale/LocaleProvider.tsx'
import { accounts } from '../mocks/seed/accounts.ts'
import { setNow } from '../mocks/seed/clock.ts'
import { FIRST_ZONE } from '../mocks/seed/store-time.ts'
import { tokenOf } from '../mocks/runtime/session.ts'
import { readScenario, resetData, setScenario } from '../mocks/scenarios.ts'
import type { Modes } from './modes.ts'

interface ScreenOptions {
  /** The address of the screen as the routes have it. */
  path: string
  /** The address that is open, where the path has parameters; a story's parameter `address` overrides it. @default `path` */
  address?: string
  /** The groups of messages that the screen speaks. */
  groups: readonly MessageGroup[]
  /** Whether it stands in the back office's frame. */
  isInAppShell?: boolean
}

// What fails is not tried again: the next story would hear of it.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })

/** What a story of the frame may have changed for those after it. */
const frameNames = preferenceNames.filter((name) => !['language', 'theme', 'skin', 'density'].includes(name))

/** The moment at which the mocks stand. */
const NOW = '2026-11-20T09:00:00Z'

const { password: _, abilityRules, ...userData } = accounts[0]!
const admin = { userData, accessToken: tokenOf(accounts[0]!), userAbilityRules: [...abilityRules] }

/**
 * What a story of one of the product's screens needs around it; spread it into `preview.meta`, beside the tag
 * `!autodocs`, since a screen has no props to document. The toolbar decides on language, theme and density, the
 * parameter `isSignedIn` on whether someone is signed in. @default as `isOffice`
 */
export const screenAt = ({ path, address = path, groups, isInAppShell = false }: ScreenOptions) => ({
  parameters: { layout: 'fullscreen' as const, address, isSignedIn: isInAppShell },
  loaders: [
    async ({ globals, parameters }) => {
      const { theme, skin, density, language } = globals as unknown as Modes
      store.set(preferences.theme, theme === 'dark' ? 'dark' : 'light')
      store.set(preferences.skin, skin as Preferences['skin'])
      store.set(preferences.density, density as Preferences['density'])
      for (const name of frameNames)
        store.set(preferences[name] as PreferenceAtom<typeof name>, defaultOf(name))
      store.set(sessionAtom, parameters.isSignedIn ? admin : null)
      await ensureMessages([...groups, 'app', ...(isInAppShell ? (['shell', 'titles'] as const) : [])])
      await changeLanguage(language as Language)
    },
  ] satisfies Loader[],
  beforeEach: async ({ globals }: { globals: Record<string, unknown> }) => {
    setNow(NOW)
    // Nobody is here for the first time.
    localStorage.setItem(`DATA1522-tour-${userData.id}`, 'offered')
    setScenario(readScenario((globals as unknown as Modes).api))
    await resetData()
    setCurrency('USD')
    setStoreZone(FIRST_ZONE)
    queryClient.clear()
    return () => {
      toastQueue.clear()
      setNow()
      setScenario()
    }
  },
  decorators: [
    (Story, { parameters }) => (
      <Product path={path} address={parameters.address as string} isInAppShell={isInAppShell}>
        <Story />
      </Product>
    ),
  ] satisfies Decorator[],
})

interface ProductProps {
  children: ReactNode
  path: string
  address: string
  isInAppShell: boolean
}

/** The product around one screen, as `App` has it, but with an address and data of its own. */
function Product({ children, path, address, isInAppShell }: ProductProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  useEffect(() => {
    // Pictures wait until nothing is on its way any more, in the screen and in the frame around it.
    const clients = [client, queryClient]
    const tell = () =>
      document.documentElement.toggleAttribute(
        'data-fetching',
        clients.some((one) => one.isFetching() > 0),
      )
    tell()
    const ends = clients.map((one) => one.getQueryCache().subscribe(tell))
    return () => {
      for (const end of ends) end()
      document.documentElement.removeAttribute('data-fetching')
    }
  }, [client])
  return (
    <Provider store={store}>
      <Speaking>
        <MemoryRouter initialEntries={[address]}>
          <Links>
            <Routes>
              <Route element={isInAppShell ? <AppShell /> : <Outlet />}>
                <Route
                  path={path}
                  element={<QueryClientProvider client={client}>{children}</QueryClientProvider>}
                />
                <Route path="*" element={<Elsewhere />} />
              </Route>
            </Routes>
          </Links>
        </MemoryRouter>
      </Speaking>
    </Provider>
  )
}

function Speaking({ children }: { children: ReactNode }) {
  const speech = useAtomValue(intlStateAtom)!
  return (
    <LocaleProvider language={speech.language} messages={speech.words}>
      <RawIntlProvider value={speech.intl}>{children}</RawIntlProvider>
    </LocaleProvider>
  )
}

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <LinkRouter navigate={(href) => void navigate(href)} useHref={useHref}>
      <Suspense>{children}</Suspense>
    </LinkRouter>
  )
}

/** Stands for every other screen. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <h1>{pathname + search}</h1>
}
