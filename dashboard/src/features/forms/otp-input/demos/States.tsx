import { Grid } from '@data1522/design-system/Grid'
import { OtpField } from '@data1522/design-system/OtpField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Being checked, to be read only, and out of reach. */
export function States() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <OtpField label={text('otpDemos.checking')} length={4} isPending defaultValue="4815" />
      <OtpField label={text('otpDemos.pickUp')} length={4} isReadOnly defaultValue="2093" />
      <OtpField label={text('otpDemos.usedUp')} length={4} isDisabled defaultValue="7741" />
    </Grid>
  )
}
