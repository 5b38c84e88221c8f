import '@data1522/design-system/styles'
import './page.css'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterPaint } from './core/after-paint.ts'
import { apiReady, forgetMockCookies } from './core/api/mock.ts'
import { App } from './app/App.tsx'
import { StartFailure } from './app/StartFailure.tsx'
import { ensureMessages, followLanguage } from './core/i18n/intl.ts'
import { followPreferences } from './core/preferences/preferences.ts'
import { fetchFirstLook, fetchWhole } from './core/router/prefetch.ts'
import { followSession } from './core/auth/follow-session.ts'
import { isDrawn, keepDrawn } from './core/drawn.ts'
import { store } from './core/store.ts'
import { trustOwn } from './core/trusted-types.ts'

const root = document.getElementById('root')!

// Not a top-level await: a chunk that comes later may import this one, and would wait for it for ever.
async function start() {
  trustOwn()
  forgetMockCookies()
  followPreferences()
  followLanguage()
  followSession()
  const pathname = location.pathname.slice(import.meta.env.BASE_URL.length - 1)
  keepDrawn(root)
  // What the build has drawn is shown first, and taken over after; a tab out of sight shows nothing.
  if (isDrawn() && !document.hidden) await new Promise<void>((shown) => afterPaint(shown))
  const fetchLook = isDrawn() ? fetchWhole : fetchFirstLook
  // Drawn once with all that it shows: React would hold back each part that comes later for a third of a second.
  await Promise.all([ensureMessages(['app']), fetchLook({ pathname, search: location.search })])
  const product = (
    <StrictMode>
      <Provider store={store}>
        <App history={createBrowserHistory({ v5Compat: true })} />
      </Provider>
    </StrictMode>
  )
  if (isDrawn()) hydrateRoot(root, product)
  else createRoot(root).render(product)
  // The mock starts when the first picture is on the screen, so that it never delays it.
  afterPaint(() => void apiReady())
}

start().catch((error: unknown) => {
  console.error(error)
  createRoot(root).render(<StartFailure />)
})
