import { Welcome } from '@data1522/design-system/Welcome'
import type { ReactNode } from 'react'
import { appTitle } from '../brand.ts'
import { LanguageMenu } from '../controls/LanguageMenu.tsx'
import { ThemeMenu } from '../controls/ThemeMenu.tsx'
import { DocumentTitle } from '../intl/DocumentTitle.tsx'

interface ErrorPageProps {
  title: string
  lede: string
  actions: ReactNode
}

/** A page that stands alone and says what happened and what to do next. */
export const ErrorPage = ({ title, lede, actions }: ErrorPageProps) => (
  <>
    <DocumentTitle title={title} />
    <Welcome
      brand={appTitle}
      title={title}
      lede={lede}
      actions={actions}
      controls={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
    />
  </>
)
