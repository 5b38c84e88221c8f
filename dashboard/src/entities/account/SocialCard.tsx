import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Text } from '@data1522/design-system/Text'
import { lazy, Suspense, useId } from 'react'
import type { Question } from '../../core/auth/decision.ts'
import { useText } from '../../core/i18n/useText.ts'
import { MayChange } from './MayChange.tsx'
import type { SocialAccount } from './useConnections.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }))

interface SocialCardProps {
  /** What changing them is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  /** What they are, in a sentence. */
  description: string
  socials: readonly SocialAccount[]
  /** The id of the one that is being linked; 0 for none. */
  linking: number
  /** Called with the id of the one to link, or 0 when that is over. */
  onLinkingChange: (id: number) => void
  /** Sends the name; what it throws is said in the form. */
  onLink: (social: SocialAccount, handle: string) => Promise<unknown>
  onUnlink: (social: SocialAccount) => void
}

/** The profiles on social networks. */
export function SocialCard({
  subject,
  description,
  socials,
  linking,
  onLinkingChange,
  onLink,
  onUnlink,
}: SocialCardProps) {
  const text = useText()
  const titleId = useId()
  const asked = socials.find(({ id }) => id === linking)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('links.socials')} subtitle={description} />
      <List aria-labelledby={titleId}>
        {socials.map((social) => {
          const label = text(social.handle ? 'links.unlinkFrom' : 'links.linkTo', {
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
                  text('links.notLinked')
                )
              }
              actions={
                <MayChange subject={subject} label={label}>
                  {(isDisabled) => (
                    <Button
                      size="small"
                      variant={social.handle ? 'plain' : 'outlined'}
                      tone={social.handle ? 'danger' : 'neutral'}
                      aria-label={label}
                      isDisabled={isDisabled}
                      onPress={() => (social.handle ? onUnlink(social) : onLinkingChange(social.id))}
                    >
                      {text(social.handle ? 'links.unlink' : 'links.link')}
                    </Button>
                  )}
                </MayChange>
              }
            />
          )
        })}
      </List>
      {asked && (
        <Suspense>
          <LinkDialog
            social={asked}
            onLink={(handle) => onLink(asked, handle)}
            onClose={() => onLinkingChange(0)}
          />
        </Suspense>
      )}
    </Card>
  )
}
