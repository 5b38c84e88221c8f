import { IconMailCheck } from '@data1522/design-system/icons'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { AuthFrame } from './ui/AuthFrame.tsx'
import { AuthResult } from './ui/AuthResult.tsx'
import { Resend } from './ui/Resend.tsx'
import { useAuthRoute } from './ui/useAuthRoute.ts'

/** The address that registering hands over; whoever comes by a link has none. */
const emailOf = (state: unknown) => {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : undefined
}

/** Waits for the link in an e-mail to be followed. */
export function VerifyEmail() {
  const text = useText()
  const { onward } = useAuthRoute()
  const email = emailOf(useLocation().state)
  return (
    <AuthFrame>
      <AuthResult
        icon={IconMailCheck}
        tone="primary"
        title={text('authForms.verifyTitle')}
        description={
          email ? text('authForms.verifyDescription', { email }) : text('authForms.verifyDescriptionAnyone')
        }
        note={text('authForms.verifyDemo')}
        isFocused={email !== undefined}
      >
        <LinkButton href={onward} variant="solid" tone="primary" size="large" isBlock>
          {text('authForms.skip')}
        </LinkButton>
        <Resend note={text('authForms.linkResent')} />
      </AuthResult>
    </AuthFrame>
  )
}
