import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function WithFigure() {
  const text = useText()
  return (
    <Stack gap={8}>
      <Text>{text('progressLinearDemos.used')}</Text>
      <ProgressLinear label={text('progressLinearDemos.storage')} value={68} />
    </Stack>
  )
}

function Fake() {
  const text = useText()
  return <ProgressLinear label={text('progressLinearDemos.loading')} value={99} />
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: WithFigure, text: 'progressLinearDemos.doText' },
  { isGood: false, Live: Fake, text: 'progressLinearDemos.dontText' },
]
