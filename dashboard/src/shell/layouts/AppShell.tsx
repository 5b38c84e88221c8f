import { Brand } from '@data1522/design-system/Brand'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { NavigationShell } from '@data1522/design-system/NavigationShell'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Outlet, useLocation } from 'react-router-dom'
import { queryClient } from '../../core/api/query-client.ts'
import { visitorAtom } from '../../core/auth/access.ts'
import { appTitle } from '../../core/brand.ts'
import { showsMoney, StoreRegion } from '../../entities/store/shows-money.ts'
import { LanguageMenu } from '../../shared/page-controls/LanguageMenu.tsx'
import { SearchButton } from '../header/SearchButton.tsx'
import { ThemeMenu } from '../../shared/page-controls/ThemeMenu.tsx'
import { UserMenu } from '../header/UserMenu.tsx'
import { CustomizerButton } from '../customizer/CustomizerButton.tsx'
import { Developer } from '../developer/Developer.tsx'
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { navigationFor, navigationHref } from '../navigation/navigation.ts'
import { NotificationsButton } from '../notifications/NotificationsButton.tsx'
import { preferences } from '../../core/preferences/preferences.ts'
import { QuickLinksButton } from '../quick-links/QuickLinksButton.tsx'
import { mayOpen, signInAddress } from '../../core/router/access.ts'
import { homeOf } from '../../core/router/home.ts'
import { routeAt } from '../../core/router/routes.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { ScreenBreadcrumbs } from '../breadcrumbs/ScreenBreadcrumbs.tsx'
import { ProductTour } from '../tour/ProductTour.tsx'
import { closePanels } from './close-panels.ts'
import { Footer } from './Footer.tsx'
import { layoutAtom } from './layout.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** The frame of the back office: navigation, top bar, screen, footer. It stays while screens change inside. */
export function AppShell() {
  const text = useText()
  const { formatNumber } = useIntl()
  const location = useLocation()
  const { pathname } = location
  const session = useAtomValue(sessionAtom)
  const [isCollapsed, setCollapsed] = useAtom(preferences['nav-collapsed'])
  const frame = useAtomValue(layoutAtom)
  const visitor = useAtomValue(visitorAtom)
  const sections = navigationFor({
    text,
    number: (value) => formatNumber(value),
    mayOpen: ({ access }) => mayOpen(access, visitor),
  })
  useEffect(() => closePanels, [session?.userData.id])
  const isFixedHeight = routeAt(pathname)?.layout === 'fixed'
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationShell
        brand={
          <Link href={session ? homeOf(visitor) : '/'} variant="quiet">
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
              <LinkButton href={signInAddress(location)}>{text('app.signIn')}</LinkButton>
            )}
          </>
        }
        footer={<Footer />}
      >
        <ScreenBreadcrumbs sections={sections} />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </NavigationShell>
      {showsMoney(pathname) && (
        <Suspense>
          <StoreRegion />
        </Suspense>
      )}
      {session && <ProductTour personId={session.userData.id} />}
      <CustomizerButton />
      <ToastRegion label={text('shell.notices')} />
    </QueryClientProvider>
  )
}
