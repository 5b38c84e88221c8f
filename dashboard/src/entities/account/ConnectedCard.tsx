import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Switch } from '@data1522/design-system/Switch'
import { useId } from 'react'
import type { Question } from '../../core/auth/decision.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ConnectedAccount } from './useConnections.ts'
import { useMayChange } from './useMayChange.ts'

interface ConnectedCardProps {
  /** What changing them is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  /** What they are for, in a sentence. */
  description: string
  accounts: readonly ConnectedAccount[]
  onConnect: (account: ConnectedAccount, isConnected: boolean) => void
}

/** The services that an account shares data with. */
export function ConnectedCard({ subject, description, accounts, onConnect }: ConnectedCardProps) {
  const text = useText()
  const titleId = useId()
  const { isAllowed } = useMayChange(subject)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('links.accounts')} subtitle={description} />
      <List aria-labelledby={titleId}>
        {accounts.map((account) => (
          <ListItem
            key={account.id}
            start={<Avatar name={account.name} src={account.logo} shape="square" isDecorative />}
            title={account.name}
            detail={text(`links.service.${account.kind}`)}
            detailLines={2}
            actions={
              <Switch
                aria-label={text('links.connect', { account: account.name })}
                isSelected={account.isConnected}
                isReadOnly={!isAllowed}
                onChange={(isOn) => onConnect(account, isOn)}
              />
            }
          />
        ))}
      </List>
    </Card>
  )
}
