import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { HtmlMessage } from '@data1522/design-system/HtmlMessage'
import { IconChevronDown, IconChevronUp, IconStar, IconStarFilled } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Email, EmailRecipient } from '@data1522/mocks/contract/email'
import { textOfHtml } from '@data1522/mocks/contract/email-text'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { isolatedWords } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { Attachments } from '../../../shared/files/Attachments.tsx'

interface MessageProps {
  message: Email
  isOpen: boolean
  /** Called when its pictures from elsewhere are asked for. */
  onPicturesShow: () => void
  /** Opens or folds it. @default it stays open */
  onToggle?: (() => void) | undefined
  star?: { isStarred: boolean; onChange: (isStarred: boolean) => void } | undefined
}

const PREVIEW = 120
/** A name in a sentence of another script, so that no figure beside it joins it. */

/** One message of a thread: whom it is from, to whom, when, its html and its files. */
export function Message({ message, isOpen, onPicturesShow, onToggle, star }: MessageProps) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const own = useAtomValue(sessionAtom)?.userData.email
  const { from, to, cc, bcc } = message
  const names = (some: readonly EmailRecipient[]) =>
    some
      .map(({ name, address }) => (address === own ? text('email.me') : isolatedWords(name)))
      .join(text('email.comma'))
  return (
    <Stack gap={16} as="section" aria-label={text('email.messageFrom', { name: from.name })}>
      <Inline gap={12} isWrapping={false} align="start">
        <Avatar name={from.name} src={from.avatar} size={40} isDecorative />
        <Box isFilling>
          <Inline gap={8}>
            <Text as="strong" weight="semibold">
              {from.name}
            </Text>
            <Text as="bdi" size="sm" ink="muted">
              {from.address}
            </Text>
          </Inline>
          <Text size="sm" ink="muted" isTruncated={!isOpen}>
            {isOpen
              ? text('email.toAt', { names: names([...to, ...cc, ...bcc]), time: dayAndTime(message.time) })
              : textOfHtml(message.message).slice(0, PREVIEW)}
          </Text>
        </Box>
        <Inline gap={2} isWrapping={false}>
          {star && (
            <IconButton
              icon={star.isStarred ? IconStarFilled : IconStar}
              label={text(star.isStarred ? 'email.unstar' : 'email.star')}
              tone={star.isStarred ? 'warning' : 'neutral'}
              onPress={() => star.onChange(!star.isStarred)}
            />
          )}
          {onToggle && (
            <IconButton
              icon={isOpen ? IconChevronUp : IconChevronDown}
              label={text(isOpen ? 'email.fold' : 'email.unfold')}
              aria-expanded={isOpen}
              onPress={onToggle}
            />
          )}
        </Inline>
      </Inline>
      {isOpen && (
        <>
          <HtmlMessage
            html={message.message}
            label={text('email.messageFrom', { name: from.name })}
            onPicturesShow={onPicturesShow}
          />
          <Attachments
            attachments={message.attachments}
            words={{ save: text('email.saveFile'), open: text('email.openFile') }}
          />
        </>
      )}
    </Stack>
  )
}
