import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Chip } from '@data1522/design-system/Chip'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { Email, EmailRow } from '@data1522/mocks/contract/email'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { emailQuery } from '../../../entities/email/queries.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import type { ReplyKind } from '../compose/reply.ts'
import { useLabels } from '../useLabels.ts'
import { Message } from './Message.tsx'

interface ReaderProps {
  email: EmailRow
  onStarChange: (isStarred: boolean) => void
  onReply: (kind: ReplyKind, message: Email) => void
  /** Called when the pictures of a message that come from elsewhere are asked for. */
  onPicturesShow: (message: Email) => void
}

/** So many messages of a thread are seen at once; those between the first and the last fold into one line. */
const MOST = 4

/** A mail with the replies to it: the last one open, the others a line each. */
export function Reader({ email, onStarChange, onReply, onPicturesShow }: ReaderProps) {
  'use memo'
  const text = useText()
  const { of } = useLabels()
  const query = useQuery(emailQuery(email.id))
  const { data } = query
  const messages = data ? [data, ...data.replies] : []
  const last = messages.at(-1)
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [isWhole, setWhole] = useState(false)
  // The last one is open, and stays so where an answer comes after it.
  const [lasts, setLasts] = useState<ReadonlySet<number>>(new Set())
  if (last && !lasts.has(last.id)) setLasts(new Set([...lasts, last.id]))
  const isOpen = ({ id }: Email) => toggled.has(id) !== lasts.has(id)
  const toggle = (id: number) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const isFolded = !isWhole && messages.length > MOST
  const shown = isFolded ? [messages[0]!, ...messages.slice(-2)] : messages
  const hidden = messages.length - shown.length
  return (
    <Box padding={24}>
      <Stack gap={20} as="article">
        <Inline gap={12}>
          <Heading level={2} size="section">
            {email.subject || text('email.noSubject')}
          </Heading>
          {of(email.labels).map(({ key, name, tone }) => (
            <Chip key={key} tone={tone} hasDot>
              {name}
            </Chip>
          ))}
        </Inline>
        {!data &&
          (query.isError ? (
            <LoadFailure query={query} title={text('email.loadFailed')} size="small" />
          ) : (
            <Skeleton lines={4} />
          ))}
        {shown.map((message, index) => (
          <Stack key={message.id} gap={20}>
            <Message
              message={message}
              isOpen={isOpen(message)}
              onPicturesShow={() => onPicturesShow(message)}
              onToggle={messages.length > 1 ? () => toggle(message.id) : undefined}
              star={index === 0 ? { isStarred: email.isStarred, onChange: onStarChange } : undefined}
            />
            {isFolded && index === 0 && (
              <Inline justify="center">
                <Button size="small" onPress={() => setWhole(true)}>
                  {text('email.showBetween', { count: hidden })}
                </Button>
              </Inline>
            )}
          </Stack>
        ))}
        {last && (
          <Inline gap={8}>
            <Button start={<Icon icon={IconArrowBackUp} size={18} />} onPress={() => onReply('reply', last)}>
              {text('email.reply')}
            </Button>
            {last.to.length + last.cc.length > 1 && (
              <Button
                start={<Icon icon={IconArrowBackUpDouble} size={18} />}
                onPress={() => onReply('replyAll', last)}
              >
                {text('email.replyAll')}
              </Button>
            )}
            <Button
              start={<Icon icon={IconArrowForwardUp} size={18} />}
              onPress={() => onReply('forward', last)}
            >
              {text('email.forward')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Box>
  )
}
