import { Brand } from '@data1522/design-system/Brand'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { NavigationShell } from '@data1522/design-system/NavigationShell'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { queryClient } from '../../api/query-client.ts'
import { visitorAtom } from '../access/access.ts'
import { appTitle } from '../brand.ts'
import { showsMoney, StoreCurrency } from '../currency/shows-money.ts'
import { LanguageMenu } from '../controls/LanguageMenu.tsx'
import { SearchButton } from '../controls/SearchButton.tsx'
import { ThemeMenu } from '../controls/ThemeMenu.tsx'
import { UserMenu } from '../controls/UserMenu.tsx'
import { CustomizerButton } from '../customizer/CustomizerButton.tsx'
import { Developer } from '../developer/Developer.tsx'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useText } from '../intl/useText.ts'
import { navigationFor, navigationHref } from '../navigation/navigation.ts'
import { NotificationsButton } from '../notifications/NotificationsButton.tsx'
import { preferences } from '../preferences/preferences.ts'
import { QuickLinksButton } from '../quick-links/QuickLinksButton.tsx'
import { mayOpen } from '../routes/access.ts'
import { homeOf } from '../routes/home.ts'
import { routes } from '../routes/routes.ts'
import { sessionAtom } from '../session/session.ts'
import { Trail } from '../trail/Trail.tsx'
import { Footer } from './Footer.tsx'
import { frameAtom } from './frame.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** The frame of the back office: navigation, top bar, screen, footer. It stays while screens change inside. */
export function OfficeLayout() {
  const text = useText()
  const { formatNumber } = useIntl()
  const { pathname } = useLocation()
  const session = useAtomValue(sessionAtom)
  const [isCollapsed, setCollapsed] = useAtom(preferences['nav-collapsed'])
  const frame = useAtomValue(frameAtom)
  const visitor = useAtomValue(visitorAtom)
  const sections = navigationFor({
    text,
    number: (value) => formatNumber(value),
    mayOpen: ({ access }) => mayOpen(access, visitor),
  })
  const isFixedHeight = routes.some(({ path, layout }) => layout === 'fixed' && matchPath(path, pathname))
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationShell
        brand={
          <Link href={session ? homeOf(visitor).path : '/'} variant="quiet">
            <Brand name={appTitle} />
          </Link>
        }
        sections={sections}
        currentHref={navigationHref(pathname)}
        {...frame}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        isFixedHeight={isFixedHeight}
        navbarStart={<SearchButton />}
        navbarEnd={
          <>
            <Developer />
            <LanguageMenu />
            <ThemeMenu />
            {session && <QuickLinksButton personId={session.userData.id} sections={sections} />}
            {session && <NotificationsButton personId={session.userData.id} />}
            {session ? (
              <UserMenu person={session.userData} />
            ) : (
              <LinkButton href="/login">{text('app.signIn')}</LinkButton>
            )}
          </>
        }
        footer={<Footer />}
      >
        <Trail sections={sections} />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </NavigationShell>
      {showsMoney(pathname) && (
        <Suspense>
          <StoreCurrency />
        </Suspense>
      )}
      <CustomizerButton />
      <ToastRegion label={text('office.notices')} />
    </QueryClientProvider>
  )
}
