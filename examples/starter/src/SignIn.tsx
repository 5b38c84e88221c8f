import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Form } from '@data1522/design-system/Form'
import { Heading } from '@data1522/design-system/Heading'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import type { Words } from './words.ts'

interface SignInProps {
  words: Words
  onSignIn: () => void
}

/** The first field that is wrong takes the focus when it is sent. */
export function SignIn({ words, onSignIn }: SignInProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSent, setSent] = useState(false)
  const isEmailWrong = !email.includes('@')
  const isPasswordWrong = password === ''

  function signIn() {
    setSent(true)
    if (!isEmailWrong && !isPasswordWrong) onSignIn()
  }

  return (
    <Card>
      <Stack gap={16}>
        <Heading level={1}>{words.signIn}</Heading>
        <Form label={words.signIn} onSubmit={signIn}>
          <Stack gap={16}>
            <TextField
              label={words.email}
              type="email"
              autoComplete="username"
              isRequired
              value={email}
              onChange={setEmail}
              errorMessage={isSent && isEmailWrong ? words.emailWrong : undefined}
            />
            <PasswordField
              label={words.password}
              autoComplete="current-password"
              isRequired
              value={password}
              onChange={setPassword}
              errorMessage={isSent && isPasswordWrong ? words.passwordWrong : undefined}
            />
            <Button type="submit" tone="primary" variant="solid">
              {words.signIn}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}
