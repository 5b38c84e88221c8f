import { OtpField } from '@data1522/design-system/OtpField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Dots in place of the digits, for a PIN that is typed among people. */
export function Hidden() {
  const text = useText()

  return (
    <OtpField
      label={text('otpDemos.pin')}
      length={4}
      isMasked
      defaultValue="481"
      description={text('otpDemos.pinHint')}
    />
  )
}
