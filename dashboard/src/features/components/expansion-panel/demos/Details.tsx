import { Chip } from '@data1522/design-system/Chip'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { IconCreditCard, IconLock } from '@data1522/design-system/icons'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture, a second line, a mark at the end. */
export function Details() {
  const text = useText()

  return (
    <ExpansionGroup>
      <ExpansionPanel
        id="security"
        icon={IconLock}
        title={text('expansionDemos.security')}
        description={text('expansionDemos.securityMore')}
        end={
          <Chip tone="warning" size="small">
            {text('expansionDemos.devices')}
          </Chip>
        }
      >
        {text('expansionDemos.securityText')}
      </ExpansionPanel>
      <ExpansionPanel id="billing" icon={IconCreditCard} title={text('expansionDemos.billing')}>
        {text('expansionDemos.billingText')}
      </ExpansionPanel>
    </ExpansionGroup>
  )
}
