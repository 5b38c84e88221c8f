import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { OtpField } from '@data1522/design-system/OtpField'
import { Stack } from '@data1522/design-system/Stack'
import { z } from '@data1522/mocks/contract/zod'
import { useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { demoAnswer } from './ui/demo-answer.ts'

/** The code that this demo takes. */
export const DEMO_CODE = '123456'

const whole = z.string().check(z.regex(/^\d{6}$/))

/** Takes a code and checks it as soon as its last digit is there. */
export function CodeForm({ onDone }: { onDone: () => void }) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'codeMissing' | 'codeWrong'>()
  const [isPending, setPending] = useState(false)

  const refuse = (reason: 'codeMissing' | 'codeWrong') => {
    setProblem(reason)
    field.current?.focus()
  }
  const check = async (entered: string) => {
    if (isPending) return
    if (!whole.safeParse(entered).success) return refuse('codeMissing')
    setPending(true)
    await demoAnswer()
    setPending(false)
    if (entered === DEMO_CODE) onDone()
    else refuse('codeWrong')
  }

  return (
    <Form label={text('authForms.codeTitle')} onSubmit={() => check(code)}>
      <Stack gap={20}>
        <OtpField
          ref={field}
          label={text('authForms.code')}
          name="code"
          size="large"
          isRequired
          groups={[3, 3]}
          value={code}
          onChange={(next) => {
            setCode(next)
            setProblem(undefined)
          }}
          onComplete={(entered) => void check(entered)}
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
