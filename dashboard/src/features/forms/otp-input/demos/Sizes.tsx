import { Grid } from '@data1522/design-system/Grid'
import { OtpField } from '@data1522/design-system/OtpField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Beside other fields, and alone on a page. */
export function Sizes() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <OtpField label={text('otpDemos.small')} size="small" length={4} defaultValue="48" />
      <OtpField label={text('otpDemos.medium')} length={4} defaultValue="48" />
      <OtpField label={text('otpDemos.large')} size="large" length={4} defaultValue="48" />
    </Grid>
  )
}
