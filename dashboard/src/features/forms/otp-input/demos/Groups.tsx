import { OtpField } from '@data1522/design-system/OtpField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Digits stand together as they do in the message. */
export function Groups() {
  const text = useText()

  return <OtpField label={text('otpDemos.authenticator')} groups={[3, 3]} defaultValue="4815" />
}
