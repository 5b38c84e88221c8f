import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { DEMO_MESSAGE_CODE } from '@data1522/mocks/contract/account-settings'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { CodeForm } from './CodeForm.tsx'
import { AuthHead } from './ui/AuthHead.tsx'
import { DemoNote } from './ui/DemoNote.tsx'

interface SignInCodeProps {
  /** Signs in with a code; answers whether it was right. */
  check: (code: string) => Promise<boolean>
  onBack: () => void
}

/** The second step of signing in, where the account asks for one: a code of the app, or one of the backup codes. */
export function SignInCode({ check, onBack }: SignInCodeProps) {
  const text = useText()
  const [isBackup, setBackup] = useState(false)
  return (
    <Stack gap={20}>
      <AuthHead title={text('authForms.codeTitle')}>
        {text(isBackup ? 'authForms.backupDescription' : 'authForms.codeDescription')}
      </AuthHead>
      {!isBackup && <DemoNote>{text('authForms.messageDemo', { code: DEMO_MESSAGE_CODE })}</DemoNote>}
      {isBackup ? <BackupCode check={check} /> : <CodeForm check={check} autoFocus />}
      <Stack gap={8}>
        <Button variant="plain" isBlock onPress={() => setBackup(!isBackup)}>
          {text(isBackup ? 'authForms.useApp' : 'authForms.useBackup')}
        </Button>
        <Button variant="plain" isBlock onPress={onBack}>
          {text('authForms.backToSignIn')}
        </Button>
      </Stack>
    </Stack>
  )
}

function BackupCode({ check }: Pick<SignInCodeProps, 'check'>) {
  const text = useText()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    if (code.trim() !== '' && (await check(code))) return
    setPending(false)
    setWrong(true)
  }
  return (
    <Form label={text('authForms.codeTitle')} onSubmit={send}>
      <Stack gap={20}>
        <TextField
          label={text('authForms.backupCode')}
          name="backup-code"
          autoComplete="off"
          size="large"
          isRequired
          autoFocus
          value={code}
          onChange={(next) => {
            setCode(next)
            setWrong(false)
          }}
          errorMessage={isWrong ? text('authForms.backupWrong') : undefined}
        />
        <Button type="submit" variant="solid" tone="primary" size="large" isBlock isPending={isPending}>
          {text('authForms.verify')}
        </Button>
      </Stack>
    </Form>
  )
}
