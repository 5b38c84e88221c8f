import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useAtomValue } from 'jotai'
import { href, useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { useSignOut } from '../../core/auth/useSignOut.ts'
import { signInAddress } from '../../core/router/access.ts'
import { turnedAwayFrom } from '../../core/router/turned-away.ts'
import { BackButton } from '../../shared/errors/BackButton.tsx'
import { ErrorPage } from '../../shared/errors/ErrorPage.tsx'
import { missingPermissionOf } from '../../shared/errors/missing-permission.ts'
import { useMissingPermissionText } from '../../shared/errors/useMissingPermissionText.ts'
import { WhoToAsk } from '../../shared/errors/WhoToAsk.tsx'

/** Shown when a person's rules do not cover an address: what is missing, who can give it, and the ways on. */
export function NotAuthorized() {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const { state, search } = useLocation()
  const from = turnedAwayFrom(state)
  const signIn = from === undefined ? href('/login') : signInAddress(new URL(from, location.origin))
  const signOut = useSignOut(signIn)
  const missingPermission = missingPermissionOf(state, search)
  const missing = useMissingPermissionText(missingPermission)
  return (
    <ErrorPage
      code={session ? 403 : 401}
      title={text('errors.notAuthorized')}
      description={
        missing ?? text(session ? 'errors.notAuthorizedDescription' : 'errors.notSignedInDescription')
      }
      illustration="lock"
      actions={
        <>
          {!session && (
            <LinkButton href={signIn} variant="solid" tone="primary" size="large">
              {text('app.signIn')}
            </LinkButton>
          )}
          <LinkButton
            href="/"
            variant={session ? 'solid' : undefined}
            tone={session ? 'primary' : undefined}
            size="large"
          >
            {text('errors.home')}
          </LinkButton>
          <BackButton />
          {session && (
            <Button size="large" onPress={signOut}>
              {text('errors.otherAccount')}
            </Button>
          )}
        </>
      }
    >
      {session && <WhoToAsk screen={missingPermission?.title} />}
    </ErrorPage>
  )
}
