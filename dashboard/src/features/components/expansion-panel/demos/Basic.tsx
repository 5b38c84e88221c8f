import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../../core/i18n/useText.ts'

/** Several can be open at once. */
export function Basic() {
  const text = useText()

  return (
    <ExpansionGroup isMultiple defaultOpenIds={['basic-ship', 'basic-back']}>
      <ExpansionPanel id="basic-ship" title={text('expansionDemos.ship')}>
        {text('expansionDemos.shipText')}
      </ExpansionPanel>
      <ExpansionPanel id="basic-pay" title={text('expansionDemos.pay')}>
        {text('expansionDemos.payText')}
      </ExpansionPanel>
      <ExpansionPanel id="basic-back" title={text('expansionDemos.back')}>
        {text('expansionDemos.backText')}
      </ExpansionPanel>
    </ExpansionGroup>
  )
}
