import { OtpField } from '@data1522/design-system/OtpField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The last digit starts the check; a wrong code is chosen, to type it anew. */
export function Finish() {
  const text = useText()
  const [state, setState] = useState<'typing' | 'checking' | 'right' | 'wrong'>('typing')
  const check = (code: string) => {
    setState('checking')
    setTimeout(() => setState(code === '123456' ? 'right' : 'wrong'), 1000)
  }

  return (
    <OtpField
      label={text('otpDemos.code')}
      onChange={() => setState('typing')}
      onComplete={check}
      isPending={state === 'checking'}
      description={state === 'right' ? text('otpDemos.signedIn') : text('otpDemos.theCode')}
      errorMessage={state === 'wrong' ? text('otpDemos.wrong') : undefined}
    />
  )
}
