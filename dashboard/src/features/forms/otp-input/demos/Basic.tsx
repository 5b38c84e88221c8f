import { OtpField } from '@data1522/design-system/OtpField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Typed, pasted or filled in by the phone; spaces are left out. */
export function Basic() {
  const text = useText()
  const [code, setCode] = useState('')

  return (
    <OtpField
      label={text('otpDemos.code')}
      value={code}
      onChange={setCode}
      description={text('otpDemos.codeHint')}
    />
  )
}
