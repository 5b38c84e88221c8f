import { LinkButton } from '@data1522/design-system/LinkButton'
import { SiteHeader } from '@data1522/design-system/SiteHeader'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { href, useLocation } from 'react-router-dom'
import { sessionAtom } from '../../core/auth/session.ts'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { entryPath, signInAddress } from '../../core/router/access.ts'
import { LanguageMenu } from '../page-controls/LanguageMenu.tsx'
import { ThemeMenu } from '../page-controls/ThemeMenu.tsx'
import { sectionIds } from './section-ids.ts'
import { accountPages, demoPages, sitePageOf, sitePages } from './site-links.ts'

/** Who may open what is known to those who are signed in alone. */
const OpenDashboard = lazyOrNothing(
  async () => (await import('../page-controls/OpenDashboard.tsx')).OpenDashboard,
)

/** The header of the public site: its sections and pages, language, theme, and the way in. */
export function PublicHeader({ brand }: { brand: ReactNode }) {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  const { pathname, search } = location
  const page = sitePageOf(pathname)
  const isLanding = page === entryPath
  const sectionHref = (id: string) => `${isLanding ? '' : entryPath}#${id}`
  const groupOf = (title: string, pages: typeof sitePages | typeof demoPages | typeof accountPages) => ({
    title,
    links: pages.map(([label, to]) => ({ label: text(label), href: to })),
  })
  return (
    <SiteHeader
      brand={brand}
      currentHref={page}
      links={[
        { label: text('publicPage.features'), href: sectionHref(sectionIds.features) },
        { label: text('publicPage.pricing'), href: href('/data1522/pricing') },
        { label: text('publicPage.team'), href: sectionHref(sectionIds.team) },
        { label: text('publicPage.faq'), href: sectionHref(sectionIds.faq) },
        { label: text('publicPage.contact'), href: sectionHref(sectionIds.contact) },
      ]}
      menu={{
        label: text('publicPage.pages'),
        groups: [
          groupOf(text('publicPage.sitePages'), sitePages),
          groupOf(text('publicPage.demoPages'), demoPages),
          groupOf(text('publicPage.accountPages'), accountPages),
        ],
      }}
      controls={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
      actions={
        session ? (
          <Suspense>
            <OpenDashboard size="medium">{text('publicPage.openDashboard')}</OpenDashboard>
          </Suspense>
        ) : (
          // Signed in, one is back here; a visitor who was sent to the landing page goes on to where they were going.
          <LinkButton href={isLanding ? href('/login') + search : signInAddress(location)}>
            {text('publicPage.signIn')}
          </LinkButton>
        )
      }
    />
  )
}
