import { Brand } from '@data1522/design-system/Brand'
import { Link } from '@data1522/design-system/Link'
import { SiteLayout } from '@data1522/design-system/SiteLayout'
import type { ReactNode } from 'react'
import { appTitle } from '../../core/brand.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { entryPath } from '../../core/router/access.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'

interface PublicPageProps {
  /** What the document is called. */
  title: string
  /** The sections of the page, its h1 among them. */
  children: ReactNode
  /** What follows them where no script runs, of what else comes later. */
  unscripted?: ReactNode
}

/** A page of the public site: its header and footer around what the page says. */
export function PublicPage({ title, children, unscripted }: PublicPageProps) {
  const brand = (
    <Link href={entryPath} variant="quiet">
      <Brand name={appTitle} />
    </Link>
  )
  return (
    <>
      <DocumentTitle title={title} />
      <SiteLayout
        header={<PublicHeader brand={brand} />}
        unscripted={unscripted}
        footer={<PublicFooter brand={brand} />}
      >
        {children}
      </SiteLayout>
    </>
  )
}
