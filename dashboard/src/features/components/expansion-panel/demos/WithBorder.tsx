import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../../core/i18n/useText.ts'

/** Lines alone, as inside a card. */
export function WithBorder() {
  const text = useText()

  return (
    <ExpansionGroup variant="plain" defaultOpenIds={['lines-ship']}>
      <ExpansionPanel id="lines-ship" title={text('expansionDemos.ship')}>
        {text('expansionDemos.shipText')}
      </ExpansionPanel>
      <ExpansionPanel id="lines-pay" title={text('expansionDemos.pay')}>
        {text('expansionDemos.payText')}
      </ExpansionPanel>
      <ExpansionPanel id="lines-back" title={text('expansionDemos.back')}>
        {text('expansionDemos.backText')}
      </ExpansionPanel>
    </ExpansionGroup>
  )
}
