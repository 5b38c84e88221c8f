import { Brand } from '@data1522/design-system/Brand'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { NavigationShell } from '@data1522/design-system/NavigationShell'
import { ScrollToTop } from '@data1522/design-system/ScrollToTop'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { queryClient } from '../../api/query-client.ts'
import { appTitle } from '../brand.ts'
import { LanguageMenu } from '../controls/LanguageMenu.tsx'
import { SearchButton } from '../controls/SearchButton.tsx'
import { ThemeMenu } from '../controls/ThemeMenu.tsx'
import { UserMenu } from '../controls/UserMenu.tsx'
import { Developer } from '../developer/Developer.tsx'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useText } from '../intl/useText.ts'
import { navigationFor, navigationHref } from '../navigation/navigation.ts'
import { preferences } from '../preferences/preferences.ts'
import { routes } from '../routes/routes.ts'
import { abilityOf } from '../session/ability.ts'
import { sessionAtom } from '../session/session.ts'
import { Footer } from './Footer.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** The frame of the back office: navigation, top bar, screen, footer. It stays while screens change inside. */
export function OfficeLayout() {
  'use memo'
  const text = useText()
  const { formatNumber } = useIntl()
  const { pathname } = useLocation()
  const session = useAtomValue(sessionAtom)
  const [isCollapsed, setCollapsed] = useAtom(preferences['nav-collapsed'])
  const ability = abilityOf(session?.userAbilityRules ?? [])
  const sections = navigationFor({
    text,
    number: (value) => formatNumber(value),
    mayOpen: ({ access }) =>
      typeof access === 'object'
        ? ability.can(access.action, access.subject)
        : access === 'public' || session !== null,
  })
  const isFixedHeight = routes.some(({ path, layout }) => layout === 'fixed' && matchPath(path, pathname))
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationShell
        brand={
          <Link href="/" variant="quiet">
            <Brand name={appTitle} />
          </Link>
        }
        sections={sections}
        currentHref={navigationHref(pathname)}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        isFixedHeight={isFixedHeight}
        navbarStart={<SearchButton sections={sections} />}
        navbarEnd={
          <>
            <Developer />
            <LanguageMenu />
            <ThemeMenu />
            {session ? (
              <UserMenu person={session.userData} />
            ) : (
              <LinkButton href="/login">{text('app.signIn')}</LinkButton>
            )}
          </>
        }
        footer={<Footer />}
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </NavigationShell>
      <ScrollToTop />
      <ToastRegion label={text('office.notices')} />
    </QueryClientProvider>
  )
}
