import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../../core/i18n/useText.ts'

/** The open one steps back from the edges. */
export function Inset() {
  const text = useText()

  return (
    <ExpansionGroup variant="inset" defaultOpenIds={['inset-ship']}>
      <ExpansionPanel id="inset-ship" title={text('expansionDemos.ship')}>
        {text('expansionDemos.shipText')}
      </ExpansionPanel>
      <ExpansionPanel id="inset-pay" title={text('expansionDemos.pay')}>
        {text('expansionDemos.payText')}
      </ExpansionPanel>
      <ExpansionPanel id="inset-back" title={text('expansionDemos.back')}>
        {text('expansionDemos.backText')}
      </ExpansionPanel>
    </ExpansionGroup>
  )
}
