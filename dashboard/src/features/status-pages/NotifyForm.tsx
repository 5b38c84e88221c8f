import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The form is gone once it is sent, and with it what had the focus. */
const takeFocus = (note: HTMLElement | null) => note?.focus()

/** Takes an address to write to when it opens; as a demo, it sends and keeps nothing. */
export function NotifyForm() {
  const text = useText()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [noted, setNoted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const submit = () => {
    const address = email.trim()
    setWrong(!isAddress(address))
    if (isAddress(address)) setNoted(address)
    else field.current?.focus()
  }
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size="card">
          {text('statusPages.notifyTitle')}
        </Heading>
        <Text size="sm" ink="muted">
          {text('statusPages.demoNote')}
        </Text>
      </Stack>
      {noted ? (
        <Alert tone="success" isLive isFocusTarget ref={takeFocus}>
          {text('statusPages.notified', { email: noted })}
        </Alert>
      ) : (
        <Form label={text('statusPages.notifyTitle')} onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              ref={field}
              label={text('statusPages.email')}
              type="email"
              name="email"
              autoComplete="email"
              isRequired
              value={email}
              onChange={(value) => {
                setEmail(value)
                setWrong(false)
              }}
              errorMessage={isWrong ? text('statusPages.emailWrong') : undefined}
            />
            <Button type="submit" variant="solid" tone="primary" isBlock>
              {text('statusPages.notify')}
            </Button>
          </Stack>
        </Form>
      )}
    </Stack>
  )
}
