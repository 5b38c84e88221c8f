import { Box } from '@data1522/design-system/Box'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Answers() {
  const text = useText()

  return (
    <Box isFilling>
      <ExpansionPanel title={text('expansionDemos.pay')}>{text('expansionDemos.payText')}</ExpansionPanel>
    </Box>
  )
}

function Price() {
  const text = useText()

  return (
    <Box isFilling>
      <ExpansionPanel title={text('expansionDemos.total')}>{text('expansionDemos.totalText')}</ExpansionPanel>
    </Box>
  )
}

/** What to fold away, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Answers, text: 'expansionDemos.doText' },
  { isGood: false, Live: Price, text: 'expansionDemos.dontText' },
]
