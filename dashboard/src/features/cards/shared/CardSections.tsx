import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useText } from '../../../core/i18n/useText.ts'
import { folded } from '../../../shared/showcase/folded.ts'
import { useCardSearch } from './card-search.ts'
import { CardSection, type CardSectionSpec } from './CardSection.tsx'

/** The cards of a tab under what they are for, as far as they are looked for. */
export function CardSections({ sections }: { sections: readonly CardSectionSpec[] }) {
  const text = useText()
  const { query, clear } = useCardSearch()
  const wanted = folded(query.trim())
  const found = sections
    .map((section) => ({
      ...section,
      cards: section.cards.filter(({ title }) => folded(text(title)).includes(wanted)),
    }))
    .filter(({ cards }) => cards.length > 0)
  const count = found.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <>
      <VisuallyHidden live="polite">{wanted && text('cards.found', { count })}</VisuallyHidden>
      {count > 0 ? (
        <Stack gap={40}>
          {found.map((section) => (
            <CardSection key={section.id} section={section} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          title={text('cards.noMatch')}
          illustration="search"
          actions={<Button onPress={clear}>{text('cards.clear')}</Button>}
        >
          {text('cards.noMatchText', { query })}
        </EmptyState>
      )}
    </>
  )
}
