import { ToastRegion } from '@data1522/design-system/ToastRegion'
import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { setCurrency } from '../../dashboard/src/core/i18n/currency.ts'
import { setStoreZone } from '../../dashboard/src/core/i18n/store-zone.ts'
import type { MessageGroup } from '../../dashboard/src/core/i18n/intl.ts'
import { sessionAtom } from '../../dashboard/src/core/auth/session.ts'
import { store } from '../../dashboard/src/core/store.ts'
import { toastQueue } from '../../design-system/src/components/Toast/toasts.ts'
import type { Language } from '../../design-system/src/locale/languages.ts'
import { accounts } from '../../mocks/seed/accounts.ts'
import { setNow } from '../../mocks/seed/clock.ts'
import { FIRST_ZONE } from '../../mocks/seed/store-time.ts'
import { tokenOf } from '../../mocks/runtime/session.ts'
import { server } from '../../mocks/transports/node.ts'
import { resetData, setScenario } from '../../mocks/scenarios.ts'
import { renderProduct } from './product.tsx'

/** The moment at which the mock stands. */
const NOW = '2026-11-20T09:00:00Z'

/** Lets the tests of a file call the mock, with fresh data for each. */
export function withMock() {
  beforeAll(() => server.listen())
  afterEach(async () => {
    server.resetHandlers()
    act(() => toastQueue.clear())
    setScenario()
    setNow()
    act(() => {
      setCurrency('USD')
      setStoreZone(FIRST_ZONE)
    })
    await resetData()
  })
  afterAll(() => server.close())
}

interface ScreenOptions {
  /** The address of the screen as the routes have it. */
  path: string
  /** The address that is open. @default `path` */
  address?: string
  groups: readonly MessageGroup[]
  language?: Language
  /** Who is signed in: the admin, or the client. @default 'admin' */
  as?: 'admin' | 'client'
  /** What they may do, as the product knows it. @default what the mock lets them do */
  rules?: readonly AbilityRule[]
}

/**
 * Renders a screen with data of the mock, toasts and somebody who is signed in; `settled` waits until all that it asks
 * for and sends has been answered.
 */
export async function renderScreen(screen: ReactElement, options: ScreenOptions) {
  const { path, address = path, groups, language, as = 'admin' } = options
  setNow(NOW)
  const account = accounts[as === 'admin' ? 0 : 1]!
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const rules = [...(options.rules ?? account.abilityRules)]
  const signedIn = { accessToken: tokenOf(account), userAbilityRules: rules }
  // The screen waits for its session, which `renderProduct` makes up.
  const content = (
    <QueryClientProvider client={client}>
      <Routes>
        <Route path={path} element={<SignedIn session={signedIn}>{screen}</SignedIn>} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
      <ToastRegion label="Messages" />
    </QueryClientProvider>
  )
  const rendered = await renderProduct(content, {
    address,
    groups: ['titles', 'records', 'quickView', ...groups],
    language,
    rules,
  })
  const settled = () =>
    waitFor(
      () => {
        if (client.isFetching() + client.isMutating() > 0) throw new Error('Something is still on its way.')
      },
      { timeout: 20_000 },
    )
  return { ...rendered, settled }
}

interface SignedInProps {
  session: { accessToken: string; userAbilityRules: (typeof accounts)[number]['abilityRules'][number][] }
  children: ReactElement
}

/** Gives whoever is signed in the token that the mock knows. */
function SignedIn({ session, children }: SignedInProps) {
  const current = store.get(sessionAtom)
  if (current && current.accessToken !== session.accessToken)
    store.set(sessionAtom, { ...current, ...session })
  return children
}
