import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Switch } from '@data1522/design-system/Switch'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useId } from 'react'
import { useCan } from '../../../../core/auth/useCan.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { type ConnectedAccount, useConnections } from './useConnections.ts'

interface ConnectedCardProps {
  user: UserDetail
  accounts: readonly ConnectedAccount[]
}

/** The services that share what the user does there. */
export function ConnectedCard({ user, accounts }: ConnectedCardProps) {
  const text = useText()
  const titleId = useId()
  const { connect } = useConnections(user)
  const { isAllowed } = useCan({ action: 'update', subject: 'User' })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('userView.accounts')}
        subtitle={text('userView.accountsLede', { name: user.fullName })}
      />
      <List aria-labelledby={titleId}>
        {accounts.map((account) => (
          <ListItem
            key={account.id}
            start={<Avatar name={account.name} src={account.logo} shape="square" isDecorative />}
            title={account.name}
            detail={text(`userView.service.${account.kind}`)}
            detailLines={2}
            actions={
              <Switch
                aria-label={text('userView.connect', { account: account.name })}
                isSelected={account.isConnected}
                isReadOnly={!isAllowed}
                onChange={(isOn) => void connect(account, isOn)}
              />
            }
          />
        ))}
      </List>
    </Card>
  )
}
