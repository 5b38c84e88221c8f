import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Heading } from '@data1522/design-system/Heading'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { SearchField } from '@data1522/design-system/SearchField'
import { SearchHero } from '@data1522/design-system/SearchHero'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { href } from 'react-router-dom'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { freeText, useAddressState } from '../../../core/router/useAddressState.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { useFocusBack } from '../../../core/useFocusBack.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { ContactCards } from '../contact/ContactCards.tsx'
import { faqQuery } from '../queries.ts'
import { useTextLanguage } from '../useTextLanguage.ts'
import { FaqGroups } from './FaqGroups.tsx'
import { FaqSkeleton } from './FaqSkeleton.tsx'

const parameters = { q: freeText() }

/** What people ask most: found by words, or looked through by subject. */
export function Faq() {
  const text = useText()
  const lang = useTextLanguage()
  const [{ q }, set] = useAddressState(parameters)
  const [typed, setTyped] = useDebounced(q, (value) => set({ q: value }, { isReplacing: true }))
  const query = useQuery(faqQuery(lang, q.trim()))
  const search = useRef<HTMLInputElement>(null)
  const label = text('faq.search')
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  const { data, isError } = query
  useFocusBack(search, data && data.length === 0)
  const count = data?.reduce((sum, { faqs }) => sum + faqs.length, 0) ?? 0
  return (
    <>
      <DocumentTitle title={text('titles.faq')} />
      <Stack gap="gap">
        <Box paddingBlock={8}>
          <SearchHero variant="sheet" title={text('faq.title')} description={text('faq.description')}>
            <SearchField
              ref={search}
              label={label}
              placeholder={label}
              value={typed}
              onChange={setTyped}
              isPending={query.isFetching && query.isPlaceholderData}
            />
          </SearchHero>
        </Box>
        <VisuallyHidden live="polite">
          {q && data && !query.isPlaceholderData && text('faq.found', { count })}
        </VisuallyHidden>
        {!data && isError && (
          <Card>
            <LoadFailure query={query} title={text('faq.failed')} />
          </Card>
        )}
        {!data && !isError && <FaqSkeleton />}
        {data && data.length > 0 && <FaqGroups groups={data} query={q} />}
        {data?.length === 0 && (
          <Card>
            {q.trim() ? (
              <EmptyState
                title={text('faq.noMatch')}
                illustration="search"
                actions={
                  <>
                    <Button onPress={() => setTyped('')}>{text('faq.clear')}</Button>
                    <LinkButton href={href('/front-pages/help-center')}>{text('faq.helpCenter')}</LinkButton>
                  </>
                }
              >
                {text('faq.noMatchText', { query: q })}
              </EmptyState>
            ) : (
              <EmptyState title={text('faq.empty')}>{text('faq.emptyText')}</EmptyState>
            )}
          </Card>
        )}
        <Stack gap={4}>
          <Heading level={2}>{text('helpContact.title')}</Heading>
          <Text ink="muted">{text('helpContact.text')}</Text>
        </Stack>
        <ContactCards level={3} />
      </Stack>
    </>
  )
}
