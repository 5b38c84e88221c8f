import { Box } from '@data1522/design-system/Box'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconChevronDown, IconChevronUp, IconX } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { Find } from './useFind.ts'

/** Looks for words in the conversation; Enter walks the hits, Escape clears the words and then closes it. */
export function FindBar({ find }: { find: Find }) {
  const text = useText()
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current!.focus(), [])
  const { hits, at, words, close } = find
  const place =
    hits.length > 0
      ? text('chat.findPlace', { place: number(at + 1), count: number(hits.length) })
      : words
        ? text('chat.findNone')
        : ''
  return (
    <Box paddingInline={12} paddingBlock={8}>
      <Inline gap={4} isWrapping={false}>
        <Box isFilling>
          <SearchField
            ref={input}
            size="small"
            label={text('chat.find')}
            placeholder={text('chat.find')}
            value={find.typed}
            onChange={find.type}
            onSubmit={() => find.goToHit(1)}
          />
        </Box>
        <Text as="span" size="sm" ink="muted" isNumeric>
          {place}
        </Text>
        <VisuallyHidden live="polite">{place}</VisuallyHidden>
        <IconButton
          icon={IconChevronUp}
          size="small"
          label={text('chat.findOlder')}
          isDisabled={hits.length < 2}
          onPress={() => find.goToHit(1)}
        />
        <IconButton
          icon={IconChevronDown}
          size="small"
          label={text('chat.findNewer')}
          isDisabled={hits.length < 2}
          onPress={() => find.goToHit(-1)}
        />
        <IconButton icon={IconX} size="small" label={text('chat.findClose')} onPress={close} />
      </Inline>
    </Box>
  )
}
