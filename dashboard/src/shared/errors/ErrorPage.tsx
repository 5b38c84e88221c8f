import { Welcome, type WelcomeProps } from '@data1522/design-system/Welcome'
import { appTitle } from '../../core/brand.ts'
import { LanguageMenu } from '../page-controls/LanguageMenu.tsx'
import { ThemeMenu } from '../page-controls/ThemeMenu.tsx'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'

type ErrorPageProps = Pick<WelcomeProps, 'title' | 'lede' | 'actions' | 'illustration' | 'children'> & {
  /** What the browser's tab says. @default the title */
  name?: string
}

/** A page that stands alone and says what happened and what to do next. */
export const ErrorPage = ({ name, ...page }: ErrorPageProps) => (
  <>
    <DocumentTitle title={name ?? page.title} />
    <Welcome
      {...page}
      size="medium"
      brand={appTitle}
      controls={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
    />
  </>
)
