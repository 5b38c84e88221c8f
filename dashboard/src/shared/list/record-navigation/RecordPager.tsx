import { ButtonGroup } from '@data1522/design-system/ButtonGroup'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconChevronLeft, IconChevronRight } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import type { ListConfig } from '../list-config.ts'
import { rememberedQuery } from './remembered-query.ts'
import { rememberQuery } from './remember-query.ts'
import { type Neighbour, useNeighbours } from './useNeighbours.ts'

interface RecordPagerProps<Row extends object> {
  /** The list of the records. */
  config: ListConfig<Row> & { href: (row: Row) => string }
  /** The current record. */
  id: string
}

/** Links to the previous and the next record, in the order of the last query of the list. */
export function RecordPager<Row extends object>({ config, id }: RecordPagerProps<Row>) {
  const text = useText()
  const { number } = useFormats()
  const navigate = useNavigate()
  const [query, setQuery] = useState(() => rememberedQuery(config.id))
  const { place, total, previous, next } = useNeighbours(config, query, id)
  const go = (to: Neighbour<Row> | undefined) => {
    if (!to) return
    const nextQuery = { ...query, page: to.page }
    rememberQuery(config.id, nextQuery)
    setQuery(nextQuery)
    void navigate(config.href(to.row))
  }
  useShortcuts([
    { id: 'next', label: text('quickView.next'), keys: ['j'], run: () => go(next) },
    { id: 'previous', label: text('quickView.previous'), keys: ['k'], run: () => go(previous) },
  ])
  if (place === undefined) return null
  const name = (to: Neighbour<Row> | undefined, way: 'previous' | 'next') =>
    to ? text(`quickView.${way}Named`, { name: config.rowName(to.row) }) : text(`quickView.${way}`)
  return (
    <Inline gap={12} isWrapping={false}>
      <Text size="sm" ink="subtle" isNumeric>
        {text('quickView.place', { place: number(place), total: number(total) })}
      </Text>
      <ButtonGroup label={text('quickView.label')}>
        <IconButton
          icon={IconChevronLeft}
          label={name(previous, 'previous')}
          variant="outlined"
          isDisabled={!previous}
          onPress={() => go(previous)}
          data-repeats="previous-record"
        />
        <IconButton
          icon={IconChevronRight}
          label={name(next, 'next')}
          variant="outlined"
          isDisabled={!next}
          onPress={() => go(next)}
          data-repeats="next-record"
        />
      </ButtonGroup>
    </Inline>
  )
}
