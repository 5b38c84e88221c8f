import { Stack } from '@data1522/design-system/Stack'
import type { ReactNode } from 'react'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'

interface PublicPageProps {
  /** What the document is called. */
  title: string
  /** The sections of the page, its h1 among them. */
  children: ReactNode
}

/** A page of the public site: its header and footer around what the page says. */
export function PublicPage({ title, children }: PublicPageProps) {
  return (
    <>
      <DocumentTitle title={title} />
      <Stack as="main" gap={40}>
        {children}
      </Stack>
    </>
  )
}
