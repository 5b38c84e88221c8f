import { Box } from '@data1522/design-system/Box'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

const orders = Array.from({ length: 5000 }, (_, at) => ({ id: `${at}`, label: `#${10_000 + at}` }))

function ManyToFind() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <ComboBox label={text('comboboxDemos.order')} options={orders} defaultValue="41" />
    </Box>
  )
}

function FewToFind() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <ComboBox
        label={text('comboboxDemos.receipt')}
        defaultValue="yes"
        options={[
          { id: 'yes', label: text('comboboxDemos.yes') },
          { id: 'no', label: text('comboboxDemos.no') },
        ]}
      />
    </Box>
  )
}

/** When to find by typing, and when not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: ManyToFind, text: 'comboboxDemos.doText' },
  { isGood: false, Live: FewToFind, text: 'comboboxDemos.dontText' },
]
