import { IconShieldCheck } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { DEMO_MESSAGE_CODE } from '@data1522/mocks/contract/account-settings'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { CodeForm } from './CodeForm.tsx'
import { demoAnswer } from './ui/demo-answer.ts'
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
  const note = text('authForms.codeDemo', { code: DEMO_MESSAGE_CODE })
  const check = async (code: string) => {
    await demoAnswer()
    const isRight = code === DEMO_MESSAGE_CODE
    setDone(isRight)
    return isRight
  }
  return (
    <AuthFrame>
      {isDone ? (
        <AuthResult
          icon={IconShieldCheck}
          title={text('authForms.verifiedTitle')}
          description={text('authForms.verifiedDescription')}
          note={note}
        >
          <LinkButton href={onward} variant="solid" tone="primary" size="large" isBlock>
            {text('authForms.continue')}
          </LinkButton>
        </AuthResult>
      ) : (
        <Stack gap={20}>
          <AuthHead title={text('authForms.codeTitle')}>{text('authForms.codeDescription')}</AuthHead>
          <DemoNote>{note}</DemoNote>
          <CodeForm check={check} />
          <Resend note={text('authForms.codeResent')} />
          <Text isCentered>
            <Link href={addressOf('login')}>{text('authForms.backToSignIn')}</Link>
          </Text>
        </Stack>
      )}
    </AuthFrame>
  )
}
