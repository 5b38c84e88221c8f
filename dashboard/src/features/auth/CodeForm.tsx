import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { OtpField } from '@data1522/design-system/OtpField'
import { Stack } from '@data1522/design-system/Stack'
import { z } from '@data1522/mocks/contract/zod'
import { useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'

const whole = z.string().check(z.regex(/^\d{6}$/))

interface CodeFormProps {
  /** Asks whether a code is right; once it is, something else comes in place of the form. */
  check: (code: string) => Promise<boolean>
  /** Whether the code is typed at once, where the form has taken another's place. @default false */
  autoFocus?: boolean
}

/** Takes a code and checks it as soon as its last digit is there. */
export function CodeForm({ check, autoFocus = false }: CodeFormProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'codeMissing' | 'codeWrong'>()
  const [isPending, setPending] = useState(false)

  const refuse = (reason: 'codeMissing' | 'codeWrong') => {
    setProblem(reason)
    field.current?.focus()
  }
  const send = async (entered: string) => {
    if (isPending) return
    if (!whole.safeParse(entered).success) return refuse('codeMissing')
    setPending(true)
    // After the right one it stays busy, until what comes next is there.
    if (await check(entered)) return
    setPending(false)
    refuse('codeWrong')
  }

  return (
    <Form label={text('authForms.codeTitle')} onSubmit={() => send(code)}>
      <Stack gap={20}>
        <OtpField
          ref={field}
          label={text('authForms.code')}
          name="code"
          size="large"
          isRequired
          autoFocus={autoFocus}
          groups={[3, 3]}
          value={code}
          onChange={(next) => {
            setCode(next)
            setProblem(undefined)
          }}
          onComplete={(entered) => void send(entered)}
          isPending={isPending}
          errorMessage={problem && text(`authForms.${problem}`)}
        />
        <Button type="submit" variant="solid" tone="primary" size="large" isBlock isPending={isPending}>
          {text('authForms.verify')}
        </Button>
      </Stack>
    </Form>
  )
}
