import { Box } from '@data1522/design-system/Box'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Compared() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <RadioCards
        label={text('customInputDemos.delivery')}
        columns={1}
        defaultValue="standard"
        options={[
          {
            id: 'standard',
            label: text('customInputDemos.standard'),
            end: text('customInputDemos.free'),
            description: text('customInputDemos.standardHint'),
          },
          {
            id: 'express',
            label: text('customInputDemos.express'),
            end: text('customInputDemos.expressPrice'),
            description: text('customInputDemos.expressHint'),
          },
        ]}
      />
    </Box>
  )
}

function SingleLetters() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <RadioCards
        label={text('customInputDemos.size')}
        columns={2}
        defaultValue="m"
        options={['S', 'M', 'L', 'XL'].map((size) => ({ id: size.toLowerCase(), label: size }))}
      />
    </Box>
  )
}

/** What deserves a card, and what does not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Compared, text: 'customInputDemos.doText' },
  { isGood: false, Live: SingleLetters, text: 'customInputDemos.dontText' },
]
