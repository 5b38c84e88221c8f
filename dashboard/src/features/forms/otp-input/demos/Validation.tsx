import { Button } from '@data1522/design-system/Button'
import { OtpField } from '@data1522/design-system/OtpField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says what to do about a code that has expired. */
export function Validation() {
  const text = useText()
  const [code, setCode] = useState('481516')
  const [isExpired, setExpired] = useState(true)
  const sendAgain = () => {
    setCode('')
    setExpired(false)
  }

  return (
    <OtpField
      label={text('otpDemos.code')}
      labelEnd={
        <Button variant="plain" tone="primary" size="small" onPress={sendAgain}>
          {text('otpDemos.sendAgain')}
        </Button>
      }
      value={code}
      onChange={setCode}
      description={isExpired ? undefined : text('otpDemos.sent')}
      errorMessage={isExpired ? text('otpDemos.expired') : undefined}
    />
  )
}
