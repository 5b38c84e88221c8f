import { HeroPage, type HeroPageProps } from '@data1522/design-system/HeroPage'
import { appTitle } from '../../core/brand.ts'
import { LanguageMenu } from '../page-controls/LanguageMenu.tsx'
import { ThemeMenu } from '../page-controls/ThemeMenu.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'

type ErrorPageProps = Pick<
  HeroPageProps,
  'title' | 'description' | 'actions' | 'illustration' | 'children'
> & {
  /** The status that servers answer with in such a case. */
  code?: number
  /** What the browser's tab says. @default the title */
  name?: string
}

/** A page that stands alone and says what happened and what to do next. */
export function ErrorPage({ name, code, ...page }: ErrorPageProps) {
  const text = useText()
  return (
    <>
      <DocumentTitle title={name ?? page.title} />
      <HeroPage
        {...page}
        eyebrow={code === undefined ? undefined : text('errors.code', { code: String(code) })}
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
}
