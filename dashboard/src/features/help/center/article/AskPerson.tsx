import { Icon } from '@data1522/design-system/Icon'
import { IconMessage } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** The way to a person, where the article did not answer. */
export function AskPerson() {
  const text = useText()
  return (
    <Stack gap={8}>
      <Text size="sm" weight="semibold">
        {text('helpContact.title')}
      </Text>
      <Text size="sm" ink="muted">
        {text('helpContact.chatText')}
      </Text>
      <Inline>
        <LinkButton href={href('/apps/chat')} size="small" start={<Icon icon={IconMessage} size={16} />}>
          {text('helpContact.startChat')}
        </LinkButton>
      </Inline>
    </Stack>
  )
}
