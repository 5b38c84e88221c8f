import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../../core/i18n/useText.ts'

/** Opening one closes the other. */
export function Accordion() {
  const text = useText()

  return (
    <ExpansionGroup variant="separated" defaultOpenIds={['one-ship']}>
      <ExpansionPanel id="one-ship" title={text('expansionDemos.ship')}>
        {text('expansionDemos.shipText')}
      </ExpansionPanel>
      <ExpansionPanel id="one-pay" title={text('expansionDemos.pay')}>
        {text('expansionDemos.payText')}
      </ExpansionPanel>
      <ExpansionPanel id="one-back" title={text('expansionDemos.back')}>
        {text('expansionDemos.backText')}
      </ExpansionPanel>
    </ExpansionGroup>
  )
}
