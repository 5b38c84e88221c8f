import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useAtomValue } from 'jotai'
import { useText } from '../intl/useText.ts'
import { sessionAtom } from '../session/session.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** Shown when a person's rules do not cover an address. */
export function NotAuthorized() {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const signOut = useSignOut()
  return (
    <ErrorPage
      title={text('errors.notAuthorized')}
      lede={text('errors.notAuthorizedLede')}
      actions={
        <>
          <LinkButton href="/" variant="solid" tone="primary" size="large">
            {text('errors.home')}
          </LinkButton>
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
    />
  )
}
