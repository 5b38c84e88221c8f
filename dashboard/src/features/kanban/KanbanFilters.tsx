import { Button } from '@data1522/design-system/Button'
import { Box } from '@data1522/design-system/Box'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { Text } from '@data1522/design-system/Text'
import { KANBAN_LABELS, type KanbanMember } from '@data1522/mocks/contract/kanban'
import { useText } from '../../core/i18n/useText.ts'
import type { CardFilter } from './columns.ts'
import { DUE_FILTERS } from '../../entities/board/due.ts'
import { labelLooks } from './labels.ts'

interface KanbanFiltersProps {
  filter: CardFilter
  onChange: (changes: Partial<KanbanFiltersChange>, options?: { isReplacing: boolean }) => void
  people: readonly KanbanMember[]
  /** How many cards fit, where not all do. */
  found: number | undefined
}

interface KanbanFiltersChange {
  q: string
  label: (typeof KANBAN_LABELS)[number] | null
  due: (typeof DUE_FILTERS)[number] | null
  person: string
}

/** Which cards are shown: by words, label, due date and person. */
export function KanbanFilters({ filter, onChange, people, found }: KanbanFiltersProps) {
  const text = useText()
  const faces = new Map(people.map(({ name, img }) => [name, img]))
  return (
    <Inline gap={12}>
      <Box isFilling minWidth={300} maxWidth={780}>
        <Grid columns={{ base: 2, md: 4 }} gap={12}>
          <SearchField
            label={text('kanban.search')}
            placeholder={text('kanban.search')}
            value={filter.q}
            onChange={(q) => onChange({ q }, { isReplacing: true })}
          />
          <Select
            label={text('kanban.labels')}
            isLabelHidden
            clearLabel={text('kanban.allLabels')}
            options={KANBAN_LABELS.map((id) => ({ id, label: text(labelLooks[id].text) }))}
            value={KANBAN_LABELS.find((id) => id === filter.label) ?? null}
            onChange={(label) => onChange({ label })}
          />
          <Select
            label={text('kanban.due')}
            isLabelHidden
            clearLabel={text('kanban.anyDue')}
            options={DUE_FILTERS.map((id) => ({ id, label: text(`kanban.due.${id}`) }))}
            value={filter.due}
            onChange={(due) => onChange({ due })}
          />
          <Select
            label={text('kanban.assignees')}
            isLabelHidden
            isSearchable
            clearLabel={text('kanban.anyone')}
            options={[...faces].map(([name, src]) => ({ id: name, label: name, avatar: { src } }))}
            value={faces.has(filter.person) ? filter.person : null}
            onChange={(person) => onChange({ person: person ?? '' })}
          />
        </Grid>
      </Box>
      {found !== undefined && (
        <>
          <Text as="span" size="sm" ink="muted">
            {text('kanban.found', { count: found })}
          </Text>
          <Button
            variant="plain"
            size="small"
            onPress={() => onChange({ q: '', label: null, due: null, person: '' })}
          >
            {text('kanban.clearFilters')}
          </Button>
        </>
      )}
    </Inline>
  )
}
