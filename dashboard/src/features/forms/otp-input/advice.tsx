import { OtpField } from '@data1522/design-system/OtpField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function SaysWhereItIs() {
  const text = useText()

  return <OtpField label={text('otpDemos.code')} description={text('otpDemos.codeHint')} />
}

function Year() {
  const text = useText()

  return <OtpField label={text('otpDemos.year')} length={4} defaultValue="1987" />
}

/** What to ask for in boxes, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: SaysWhereItIs, text: 'otpDemos.doText' },
  { isGood: false, Live: Year, text: 'otpDemos.dontText' },
]
