import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Welcome } from '@data1522/design-system/Welcome'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { href, useLocation } from 'react-router-dom'
import { appTitle } from '../../core/brand.ts'
import { LanguageMenu } from '../../shared/page-controls/LanguageMenu.tsx'
import { ThemeMenu } from '../../shared/page-controls/ThemeMenu.tsx'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { sessionAtom } from '../../core/auth/session.ts'

/** Who may open what is known to those who are signed in alone. */
const OpenDashboard = lazy(async () => ({
  default: (await import('../../shared/page-controls/OpenDashboard.tsx')).OpenDashboard,
}))

/** The entry: what the product is, and the way in; a visitor who was sent here keeps where they were going. */
export function Landing() {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const { search } = useLocation()
  return (
    <>
      <DocumentTitle title={text('landing.title')} />
      <Welcome
        brand={appTitle}
        title={text('landing.headline')}
        lede={text('landing.lede')}
        controls={
          <>
            <LanguageMenu />
            <ThemeMenu />
          </>
        }
        actions={
          session ? (
            <>
              <Suspense
                fallback={
                  <Button variant="solid" tone="primary" size="large" isDisabled>
                    {text('landing.openDashboard')}
                  </Button>
                }
              >
                <OpenDashboard>{text('landing.openDashboard')}</OpenDashboard>
              </Suspense>
              <LinkButton href={href('/apps/user/list')} size="large">
                {text('landing.seeUsers')}
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton href={`${href('/login')}${search}`} variant="solid" tone="primary" size="large">
                {text('landing.signIn')}
              </LinkButton>
              <LinkButton href={`${href('/register')}${search}`} size="large">
                {text('landing.createAccount')}
              </LinkButton>
            </>
          )
        }
      />
    </>
  )
}
