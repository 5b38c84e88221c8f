import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../../core/i18n/useText.ts'

/** The open one steps out of the row. */
export function Popout() {
  const text = useText()

  return (
    <ExpansionGroup variant="popout" defaultOpenIds={['popout-ship']}>
      <ExpansionPanel id="popout-ship" title={text('expansionDemos.ship')}>
        {text('expansionDemos.shipText')}
      </ExpansionPanel>
      <ExpansionPanel id="popout-pay" title={text('expansionDemos.pay')}>
        {text('expansionDemos.payText')}
      </ExpansionPanel>
      <ExpansionPanel id="popout-back" title={text('expansionDemos.back')}>
        {text('expansionDemos.backText')}
      </ExpansionPanel>
    </ExpansionGroup>
  )
}
