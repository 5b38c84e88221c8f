import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Grid } from '@data1522/design-system/Grid'
import { PageContents } from '@data1522/design-system/PageContents'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SearchField } from '@data1522/design-system/SearchField'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { type ComponentType, useRef } from 'react'
import { useAddressState, freeText } from '../../core/router/useAddressState.ts'
import { useDebounced } from '../../core/router/useDebounced.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { AdviceCards } from './AdviceCards.tsx'
import { AnatomyCard } from './AnatomyCard.tsx'
import { type Demo, rowsOf } from './demo.ts'
import { DemoCard } from './DemoCard.tsx'
import { folded } from './folded.ts'
import type { Advice, KeyRow, Part } from './guidance.ts'
import { KeyboardCard } from './KeyboardCard.tsx'
import type { Playground } from './playground.ts'
import { PlaygroundCard } from './PlaygroundCard.tsx'
import { RelatedPages } from './RelatedPages.tsx'

interface ShowcaseProps {
  /** What the page is called. */
  heading: MessageId
  /** What it is for, in one sentence. */
  descriptionId: MessageId
  demos: readonly Demo[]
  /** Whether the demos are cards themselves, as tables are. @default false */
  isBare?: boolean
  /** Whether the demos have tools of their own, by `DemoTools`. @default false */
  hasTools?: boolean
  /** The component to try out. */
  playground?: Playground
  /** What it consists of. */
  anatomy?: readonly Part[]
  /** What is numbered where no playground shows it. @default the playground */
  Sample?: ComponentType
  /** What keys do in it; none where it takes no focus. */
  keyboard?: readonly KeyRow[]
  /** Uses to follow and to avoid. */
  advice?: readonly Advice[]
  /** Addresses of pages that someone may look for here. */
  related?: readonly string[]
}

const parameters = { q: freeText() }

/** A screen of demos, with a search across them. */
export function Showcase({
  heading,
  descriptionId,
  demos,
  isBare,
  hasTools,
  playground,
  anatomy,
  Sample,
  keyboard,
  advice,
  related,
}: ShowcaseProps) {
  const text = useText()
  const [{ q }, set] = useAddressState(parameters)
  const look = (value: string) => set({ q: value }, { isReplacing: true })
  const [query, setQuery] = useDebounced(q, look, 100)
  const search = useRef<HTMLInputElement>(null)
  const label = text('showcase.search')
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  const wanted = folded(query.trim())
  const shown = demos.filter((demo) => folded(`${text(demo.title)} ${text(demo.text)}`).includes(wanted))
  const isWhole = wanted === ''
  const contents = [
    ...(isWhole && playground ? [{ id: 'playground', label: text('showcase.playground') }] : []),
    ...shown.map(({ id, title }) => ({ id, label: text(title) })),
    ...(isWhole && anatomy ? [{ id: 'anatomy', label: text('showcase.anatomy') }] : []),
    ...(isWhole && keyboard ? [{ id: 'keyboard', label: text('showcase.keyboard') }] : []),
    ...(isWhole && advice ? [{ id: 'advice', label: text('showcase.advice') }] : []),
  ]
  return (
    <>
      <DocumentTitle title={text(heading)} />
      <PageHeader
        title={text(heading)}
        description={text(descriptionId)}
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
        <PageContents label={text('showcase.onThisPage')} items={contents}>
          <Stack gap={isBare ? 40 : 'gap'}>
            {isWhole && playground && <PlaygroundCard id="playground" playground={playground} />}
            {rowsOf(shown).map((row) => (
              <Grid key={row[0]!.id} columns={{ base: 1, md: row.length }}>
                {row.map((demo) => (
                  <DemoCard
                    key={demo.id}
                    demo={demo}
                    isBare={isBare}
                    hasTools={hasTools}
                    isCodeOpen={playground && demo === demos[0]}
                  />
                ))}
              </Grid>
            ))}
            {isWhole && anatomy && (
              <AnatomyCard id="anatomy" playground={playground} parts={anatomy} Sample={Sample} />
            )}
            {isWhole && keyboard && <KeyboardCard id="keyboard" rows={keyboard} />}
            {isWhole && advice && <AdviceCards id="advice" advice={advice} />}
            {isWhole && related && <RelatedPages paths={related} />}
          </Stack>
        </PageContents>
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
