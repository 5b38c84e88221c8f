import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Text } from '@data1522/design-system/Text'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { lazy, Suspense, useId } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { useText } from '../../../../core/i18n/useText.ts'
import { useViewAddress } from '../view-address.ts'
import { type SocialAccount, useConnections } from './useConnections.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }))

interface SocialCardProps {
  user: UserDetail
  socials: readonly SocialAccount[]
}

/** The user's profiles on social networks. */
export function SocialCard({ user, socials }: SocialCardProps) {
  const text = useText()
  const titleId = useId()
  const { unlink } = useConnections(user)
  const { dialog, id: asking, open, close } = useViewAddress()
  const asked = dialog === 'link' ? socials.find(({ id }) => id === asking) : undefined
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('userView.socials')}
        subtitle={text('userView.socialsLede', { name: user.fullName })}
      />
      <List aria-labelledby={titleId}>
        {socials.map((social) => {
          const label = text(social.handle ? 'userView.unlinkFrom' : 'userView.linkTo', {
            account: social.name,
          })
          return (
            <ListItem
              key={social.id}
              start={<Avatar name={social.name} src={social.logo} shape="square" isDecorative />}
              title={social.name}
              detail={
                social.handle ? (
                  <Text as="bdi" size="sm" ink="subtle">
                    {social.handle}
                  </Text>
                ) : (
                  text('userView.notLinked')
                )
              }
              actions={
                <Can action="update" subject="User" label={label}>
                  {(isDisabled) => (
                    <Button
                      size="small"
                      variant={social.handle ? 'plain' : 'outlined'}
                      tone={social.handle ? 'danger' : 'neutral'}
                      aria-label={label}
                      isDisabled={isDisabled}
                      onPress={() => (social.handle ? void unlink(social) : open('link', social.id))}
                    >
                      {text(social.handle ? 'userView.unlink' : 'userView.link')}
                    </Button>
                  )}
                </Can>
              }
            />
          )
        })}
      </List>
      {asked && (
        <Suspense>
          <LinkDialog user={user} social={asked} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
