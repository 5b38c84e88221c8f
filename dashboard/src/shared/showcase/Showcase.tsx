import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SearchField } from '@data1522/design-system/SearchField'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useRef } from 'react'
import { useAddressState, freeText } from '../../core/router/useAddressState.ts'
import { useDebounced } from '../../core/router/useDebounced.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import type { Demo } from './demo.ts'
import { DemoCard } from './DemoCard.tsx'

interface ShowcaseProps {
  /** What the page is called. */
  heading: MessageId
  lede: MessageId
  demos: readonly Demo[]
  /** Whether the demos are cards themselves, as tables are. @default false */
  isBare?: boolean
}

const parameters = { q: freeText() }
/** What people look for is found whatever its case and accents. */
const folded = (phrase: string) => phrase.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A screen of demos, with a search across them. */
export function Showcase({ heading, lede, demos, isBare }: ShowcaseProps) {
  const text = useText()
  const [{ q }, set] = useAddressState(parameters)
  const look = (value: string) => set({ q: value }, { isReplacing: true })
  const [query, setQuery] = useDebounced(q, look, 100)
  const search = useRef<HTMLInputElement>(null)
  const label = text('showcase.search')
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  const wanted = folded(query.trim())
  const shown = demos.filter((demo) => folded(`${text(demo.title)} ${text(demo.text)}`).includes(wanted))
  return (
    <>
      <DocumentTitle title={text(heading)} />
      <PageHeader
        title={text(heading)}
        lede={text(lede)}
        actions={
          <Box minWidth={240}>
            <SearchField ref={search} label={label} placeholder={label} value={query} onChange={setQuery} />
          </Box>
        }
      />
      <VisuallyHidden live="polite">
        {wanted && text('showcase.found', { count: shown.length })}
      </VisuallyHidden>
      {shown.length > 0 ? (
        <Stack gap={isBare ? 40 : 'gap'}>
          {shown.map((demo) => (
            <DemoCard key={demo.id} demo={demo} isBare={isBare} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          title={text('showcase.noMatch')}
          illustration="search"
          actions={<Button onPress={() => setQuery('')}>{text('showcase.clear')}</Button>}
        >
          {text('showcase.noMatchText', { query })}
        </EmptyState>
      )}
    </>
  )
}
