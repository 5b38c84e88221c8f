import { Button } from '@data1522/design-system/Button'
import { InstantSearch } from '@data1522/design-system/InstantSearch'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { helpSearchQuery } from '../queries.ts'
import { useTextLanguage } from '../useTextLanguage.ts'
import { helpIcons } from './help-icons.ts'
import { useHelpHref } from './useHelpHref.ts'

const toSpans = (spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) => [from, to] as const)

const none: readonly never[] = []

/** Finds articles while one types, in the language of the moment. */
export function HelpSearch({ size }: { size: 'medium' | 'large' }) {
  const text = useText()
  const lang = useTextLanguage()
  const helpHref = useHelpHref()
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useDebounced(asked, setAsked, 150)
  const q = asked.trim()
  const query = useQuery(helpSearchQuery(lang, q))
  const input = useRef<HTMLInputElement>(null)
  const label = text('helpSearch.label')
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => input.current?.focus() }])
  const found = q === '' ? undefined : query.isError ? none : query.data?.articles
  const articles = useDeferredValue(found)
  return (
    <InstantSearch
      ref={input}
      size={size}
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      isPending={query.isFetching || typed.trim() !== q || articles !== found}
      results={articles?.map(({ slug, title, titleSpans, excerpt, excerptSpans, category, icon }) => ({
        id: slug,
        href: helpHref.article(slug),
        title,
        titleSpans: toSpans(titleSpans),
        detail: excerpt,
        detailSpans: toSpans(excerptSpans),
        note: category,
        icon: icon ? helpIcons[icon] : undefined,
      }))}
      resultsTitle={text('helpSearch.articles')}
      resultsCount={
        query.isError ? text('helpSearch.failed') : text('helpSearch.found', { count: articles?.length ?? 0 })
      }
      emptyState={
        query.isError ? (
          <Stack gap={12} align="start">
            <Text>{text('helpSearch.failed')}</Text>
            <Button size="small" onPress={() => void query.refetch()}>
              {text('helpSearch.retry')}
            </Button>
          </Stack>
        ) : (
          <Stack gap={4}>
            <Text weight="semibold">{text('helpSearch.nothing', { query: q })}</Text>
            <Text size="sm" ink="muted">
              {text('helpSearch.nothingText')}
            </Text>
          </Stack>
        )
      }
      end={<Link href={href('/apps/chat')}>{text('helpSearch.askPerson')}</Link>}
    />
  )
}
