import { IconBrandGithub, IconBrandLinkedin, IconBrandX } from '@data1522/design-system/icons'
import { SiteFooter } from '@data1522/design-system/SiteFooter'
import { type ReactNode, Suspense } from 'react'
import { appTitle } from '../../core/brand.ts'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { useFirstSign } from '../../core/useFirstSign.ts'
import { useInBrowser } from '../../core/useInBrowser.ts'
import { accountPages, demoPages, sitePages } from './site-links.ts'

const Newsletter = lazyOrNothing(async () => (await import('./Newsletter.tsx')).Newsletter)

const thisYear = String(new Date().getFullYear())

const social = [
  { label: 'GitHub', href: 'https://github.com/', icon: IconBrandGithub },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/', icon: IconBrandLinkedin },
  { label: 'X', href: 'https://x.com/', icon: IconBrandX },
]

/** The footer of the public site: where else to go, and whose it is. */
export function PublicFooter({ brand }: { brand: ReactNode }) {
  const text = useText()
  const hasSign = useFirstSign()
  // What the build has drawn does not know the year in which it is read.
  const isRead = useInBrowser(() => true)
  const year = isRead ? thisYear : ''
  const groupOf = (title: string, pages: typeof sitePages | typeof demoPages | typeof accountPages) => ({
    title,
    links: pages.map(([label, to]) => ({ label: text(label), href: to })),
  })
  return (
    <SiteFooter
      brand={brand}
      description={text('publicPage.description')}
      groups={[
        groupOf(text('publicPage.sitePages'), sitePages),
        groupOf(text('publicPage.demoPages'), demoPages),
        groupOf(text('publicPage.accountPages'), accountPages),
      ]}
      social={social}
      newsletter={
        hasSign && (
          <Suspense>
            <Newsletter />
          </Suspense>
        )
      }
      legal={text('publicPage.legal', { year, product: appTitle })}
    />
  )
}
