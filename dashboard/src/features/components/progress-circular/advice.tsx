import { Inline } from '@data1522/design-system/Inline'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function WithWords() {
  const text = useText()
  return (
    <Inline gap={12}>
      <ProgressCircular label={text('progressCircularDemos.loading')} size="small" />
      <Text>{text('progressCircularDemos.loading')}</Text>
    </Inline>
  )
}

function ForContent() {
  const text = useText()
  return <ProgressCircular label={text('progressCircularDemos.loading')} size="huge" />
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: WithWords, text: 'progressCircularDemos.doText' },
  { isGood: false, Live: ForContent, text: 'progressCircularDemos.dontText' },
]
