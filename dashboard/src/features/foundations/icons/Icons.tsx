import { Button } from '@data1522/design-system/Button'
import { ClosableAlert } from '@data1522/design-system/ClosableAlert'
import { Drawer } from '@data1522/design-system/Drawer'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { IconGallery } from '@data1522/design-system/IconGallery'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useDeferredValue, useMemo } from 'react'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useAddressState } from '../../../core/router/useAddressState.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useMedia } from '../../../core/useMedia.ts'
import { useCopy } from '../useCopy.ts'
import { catalogue } from './catalogue.ts'
import { findIcons, inCategory } from './find-icons.ts'
import { componentCode } from './icon-code.ts'
import { IconControls } from './IconControls.tsx'
import { IconDetails } from './IconDetails.tsx'
import { IconFoot } from './IconFoot.tsx'
import type { IconCopy } from './icon-copies.ts'
import { iconParameters, type IconState } from './icon-state.ts'

const byId = new Map(catalogue.map((entry) => [entry.id, entry]))

/** All icons of the design system: found in three languages, looked at and copied. */
export function Icons() {
  const text = useText()
  const isWide = useMedia('(min-width: 64rem)')
  const [state, set] = useAddressState<IconState>(iconParameters)
  const replace = (changes: Partial<IconState>) => set(changes, { isReplacing: true })
  const [query, setQuery] = useDebounced(state.q, (q) => replace({ q }), 150)
  // Arrow keys that are held choose faster than the address may be written.
  const [chosenId, choose] = useDebounced(state.icon, (icon) => replace({ icon }), 150)
  const copies = useCopy<IconCopy>()
  const { copied, copy } = copies

  // The field shows each letter at once; the icons follow when there is time.
  const wanted = useDeferredValue(query)
  const matches = useMemo(() => findIcons(catalogue, wanted), [wanted])
  const found = inCategory(matches, state.category)
  const chosen = byId.get(chosenId)
  // Where there is room for one beside the others, there is one.
  const shown = chosen ?? (isWide ? found[0] : undefined)
  const copyComponent = (id: string) => {
    if (isWide) choose(id)
    void copy({ id, kind: 'component' }, componentCode(byId.get(id)!, state))
  }
  const lookFor = (word: string) => {
    setQuery(word)
    if (state.category) replace({ category: null })
    if (!isWide) choose('')
  }
  const details = shown && (
    <IconDetails
      entry={shown}
      look={state}
      copies={copies}
      onChoose={choose}
      onWord={lookFor}
      isInSheet={!isWide}
    />
  )
  const title = text('titles.icons')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} description={text('icons.description', { count: catalogue.length })} />
      <Stack gap="gap">
        {chosenId && !chosen && (
          <ClosableAlert
            key={chosenId}
            tone="warning"
            title={text('icons.unknown', { name: chosenId })}
            onClose={() => choose('')}
          >
            {text('icons.unknownText')}
          </ClosableAlert>
        )}
        <VisuallyHidden live="polite">
          {copied &&
            text(copied.isDone ? 'icons.copiedNamed' : 'icons.copyFailedNamed', { name: copied.what.id })}
        </VisuallyHidden>
        <VisuallyHidden live="polite">
          {wanted && text('icons.found', { count: found.length })}
        </VisuallyHidden>
        <IconGallery
          label={title}
          icons={found}
          selectedId={shown?.id}
          onSelectionChange={choose}
          isFollowing={isWide}
          onCopy={copyComponent}
          copiedId={copied?.isDone && copied.what.kind === 'component' ? copied.what.id : undefined}
          size={state.size}
          stroke={state.stroke}
          controls={
            <IconControls
              state={state}
              query={query}
              matches={matches}
              onQueryChange={setQuery}
              onChange={replace}
            />
          }
          empty={
            <EmptyState
              title={text('icons.noMatch')}
              illustration="search"
              actions={
                <>
                  {state.category && (
                    <Button onPress={() => replace({ category: null })}>{text('icons.allCategories')}</Button>
                  )}
                  <Button onPress={() => setQuery('')}>{text('icons.clear')}</Button>
                </>
              }
            >
              {text('icons.noMatchText', { query: wanted })}
            </EmptyState>
          }
          footer={<IconFoot count={found.length} />}
          side={isWide && details}
        />
      </Stack>
      {!isWide && (
        <Drawer
          isOpen={Boolean(shown)}
          onOpenChange={() => choose('')}
          title={shown?.id ?? title}
          side="bottom"
        >
          {details}
        </Drawer>
      )}
    </>
  )
}
