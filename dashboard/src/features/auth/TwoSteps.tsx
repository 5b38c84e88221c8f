import { IconShieldCheck } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { CodeForm, DEMO_CODE } from './CodeForm.tsx'
import { AuthFrame } from './ui/AuthFrame.tsx'
import { AuthHead } from './ui/AuthHead.tsx'
import { DemoNote } from './ui/DemoNote.tsx'
import { AuthResult } from './ui/AuthResult.tsx'
import { Resend } from './ui/Resend.tsx'
import { useAuthRoute } from './ui/useAuthRoute.ts'

/** The second step of signing in: a code of six digits. */
export function TwoSteps() {
  const text = useText()
  const { onward, addressOf } = useAuthRoute()
  const [isDone, setDone] = useState(false)
  const note = text('authForms.codeDemo', { code: DEMO_CODE })
  return (
    <AuthFrame>
      {isDone ? (
        <AuthResult
          icon={IconShieldCheck}
          title={text('authForms.verifiedTitle')}
          lede={text('authForms.verifiedLede')}
          note={note}
        >
          <LinkButton href={onward} variant="solid" tone="primary" size="large" isBlock>
            {text('authForms.continue')}
          </LinkButton>
        </AuthResult>
      ) : (
        <Stack gap={20}>
          <AuthHead title={text('authForms.codeTitle')}>{text('authForms.codeLede')}</AuthHead>
          <DemoNote>{note}</DemoNote>
          <CodeForm onDone={() => setDone(true)} />
          <Resend note={text('authForms.codeResent')} />
          <Text isCentered>
            <Link href={addressOf('login')}>{text('authForms.backToSignIn')}</Link>
          </Text>
        </Stack>
      )}
    </AuthFrame>
  )
}
