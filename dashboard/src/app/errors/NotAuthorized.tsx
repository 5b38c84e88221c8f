import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { useText } from '../intl/useText.ts'
import { sessionAtom } from '../session/session.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { BackButton } from './BackButton.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { refusalOf } from './refusal.ts'
import { useRefusalText } from './useRefusalText.ts'
import { WhoToAsk } from './WhoToAsk.tsx'

/** Shown when a person's rules do not cover an address: what is missing, who can give it, and the ways on. */
export function NotAuthorized() {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const signOut = useSignOut()
  const { state, search } = useLocation()
  const refusal = refusalOf(state, search)
  const missing = useRefusalText(refusal)
  return (
    <ErrorPage
      title={text('errors.notAuthorized')}
      lede={missing ?? text(session ? 'errors.notAuthorizedLede' : 'errors.notSignedInLede')}
      illustration="lock"
      actions={
        <>
          <LinkButton href="/" variant="solid" tone="primary" size="large">
            {text('errors.home')}
          </LinkButton>
          <BackButton />
          {session ? (
            <Button size="large" onPress={signOut}>
              {text('errors.otherAccount')}
            </Button>
          ) : (
            <LinkButton href="/login" size="large">
              {text('app.signIn')}
            </LinkButton>
          )}
        </>
      }
    >
      {session && <WhoToAsk screen={refusal?.title} />}
    </ErrorPage>
  )
}
