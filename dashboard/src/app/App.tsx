import { keepFocus } from '@data1522/design-system/keepFocus'
import { LinkRouter } from '@data1522/design-system/LinkRouter'
import { LocaleProvider } from '@data1522/design-system/locale'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { ErrorBoundary } from '../shared/errors/ErrorBoundary.tsx'
import { WatchLater } from './notices/WatchLater.tsx'
import { intlStateAtom } from '../core/i18n/intl.ts'
import { type ProductHistory, ProductRouter } from '../core/router/restoration/ProductRouter.tsx'
import { preferences } from '../core/preferences/preferences.ts'
import { Routes } from './routes/Routes.tsx'
import { SessionParts } from './session/SessionParts.tsx'

interface AppProps {
  /** The browser's history; where the build draws a page, that page's address. */
  history: ProductHistory
}

/** The product: its language around its addresses. */
export function App({ history }: AppProps) {
  const intlState = useAtomValue(intlStateAtom)
  const direction = useAtomValue(preferences.direction)
  if (!intlState) return null
  return (
    <LocaleProvider
      language={intlState.intl.locale}
      messages={intlState.words}
      direction={direction === 'language' ? undefined : direction}
    >
      <RawIntlProvider value={intlState.intl}>
        <ProductRouter history={history} basename={import.meta.env.BASE_URL}>
          <Links />
        </ProductRouter>
      </RawIntlProvider>
    </LocaleProvider>
  )
}

function Links() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // From the first frame on: a row may be deleted before anything else of the page is there.
  useEffect(keepFocus, [])
  return (
    <LinkRouter navigate={(href) => void navigate(href)} useHref={useHref}>
      <SessionParts />
      <ErrorBoundary resetKey={pathname}>
        <Routes />
      </ErrorBoundary>
      <WatchLater />
    </LinkRouter>
  )
}
