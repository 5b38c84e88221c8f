import { Button } from '@data1522/design-system/Button'
import { Link } from '@data1522/design-system/Link'
import { partsOf } from '@data1522/design-system/links'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import type { ChatMessage } from '@data1522/mocks/contract/chat'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { Attachments } from '../../shared/files/Attachments.tsx'
import { fileKindOf } from '../../shared/files/file-kinds.ts'

const AT_ONCE = 12

/** The addresses in messages, each once, the newest first. */
function linksIn(messages: readonly ChatMessage[]) {
  const links = new Map<string, string>()
  for (const { message } of messages.toReversed())
    for (const { href, text } of partsOf(message)) if (href && !links.has(href)) links.set(href, text)
  return [...links].map(([href, text]) => ({ href, text }))
}

/** Pictures, files and links that were sent in a conversation, the newest first. */
export function SharedFiles({ messages }: { messages: readonly ChatMessage[] }) {
  'use memo'
  const text = useText()
  const [tab, setTab] = useState('pictures')
  const [most, setMost] = useState(AT_ONCE)
  const all = messages.flatMap(({ attachments }) => attachments).toReversed()
  const isPicture = ({ fileName }: { fileName: string }) => fileKindOf(fileName).isPicture
  const after = (count: number, empty: string) =>
    count === 0 ? (
      <Text ink="muted">{empty}</Text>
    ) : (
      count > most && (
        <Button size="small" onPress={() => setMost(most + AT_ONCE)}>
          {text('chat.sharedOlder')}
        </Button>
      )
    )
  const files = (some: typeof all, empty: string) => (
    <Stack gap={12}>
      <Attachments
        attachments={some.slice(0, most)}
        words={{ save: text('chat.saveFile'), open: text('chat.openFile') }}
      />
      {after(some.length, empty)}
    </Stack>
  )
  const links = () => {
    const found = linksIn(messages)
    return (
      <Stack gap={12}>
        {found.slice(0, most).map(({ href, text: words }) => (
          <Text key={href} as="bdi" isTruncated>
            <Link href={href} target="_blank">
              {words}
            </Link>
          </Text>
        ))}
        {after(found.length, text('chat.noLinks'))}
      </Stack>
    )
  }
  return (
    <Tabs
      label={text('chat.shared')}
      isBlock
      selectedId={tab}
      onSelectionChange={(next) => {
        setTab(next)
        setMost(AT_ONCE)
      }}
      items={[
        {
          id: 'pictures',
          label: text('chat.sharedPictures'),
          content: () => files(all.filter(isPicture), text('chat.noPictures')),
        },
        {
          id: 'files',
          label: text('chat.sharedFiles'),
          content: () =>
            files(
              all.filter((file) => !isPicture(file)),
              text('chat.noFiles'),
            ),
        },
        { id: 'links', label: text('chat.sharedLinks'), content: links },
      ]}
    />
  )
}
