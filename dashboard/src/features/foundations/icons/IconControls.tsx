import { Box } from '@data1522/design-system/Box'
import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Slider } from '@data1522/design-system/Slider'
import { Text } from '@data1522/design-system/Text'
import { useRef } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useFocusBack } from '../../../core/useFocusBack.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { type CatalogueIcon, type IconCategory, iconCategories } from './catalogue.ts'
import { inCategory } from './find-icons.ts'
import { ICON_SIZES, type IconState, STROKES } from './icon-state.ts'

const strokeFormat = { minimumFractionDigits: 2 } as const

interface IconControlsProps {
  state: IconState
  /** The words in the field, which the address follows. */
  query: string
  /** The icons of all categories that the words find. */
  matches: readonly CatalogueIcon[]
  onQueryChange: (query: string) => void
  onChange: (changes: Partial<IconState>) => void
}

/** What finds icons, and how they are drawn. */
export function IconControls({ state, query, matches, onQueryChange, onChange }: IconControlsProps) {
  const text = useText()
  const { number } = useFormats()
  const search = useRef<HTMLInputElement>(null)
  const label = text('icons.search')
  useFocusBack(search, inCategory(matches, state.category).length === 0)
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  const counted = (category: IconCategory | null) =>
    `${text(`icons.category.${category ?? 'all'}`)} ${number(inCategory(matches, category).length)}`
  return (
    <>
      <Inline gap={20}>
        <Box isFilling minWidth={220}>
          <SearchField
            ref={search}
            label={label}
            placeholder={text('icons.searchHint')}
            value={query}
            onChange={onQueryChange}
          />
        </Box>
        <Inline gap={8}>
          <Text as="span" size="sm" ink="muted">
            {text('icons.size')}
          </Text>
          <SegmentedControl
            label={text('icons.size')}
            isLabelHidden
            options={ICON_SIZES.map((size) => ({ id: String(size), label: number(size) }))}
            value={String(state.size)}
            onChange={(size) => onChange({ size: ICON_SIZES.find((one) => String(one) === size)! })}
          />
        </Inline>
        <Inline gap={8}>
          <Text as="span" size="sm" ink="muted">
            {text('icons.stroke')}
          </Text>
          <Box minWidth={96}>
            <Slider
              label={text('icons.stroke')}
              isLabelHidden
              isValueShown={false}
              {...STROKES}
              formatOptions={strokeFormat}
              value={state.stroke}
              onChange={(stroke) => onChange({ stroke })}
            />
          </Box>
          <Text as="span" size="sm" weight="semibold" isNumeric>
            {number(state.stroke, strokeFormat)}
          </Text>
        </Inline>
      </Inline>
      <ChipGroup
        label={text('icons.categories')}
        selectionMode="single"
        isSelectionRequired
        items={[null, ...iconCategories].map((id) => ({ id: id ?? 'all', label: counted(id) }))}
        selectedIds={[state.category ?? 'all']}
        onSelectionChange={([id]) => onChange({ category: iconCategories.find((one) => one === id) ?? null })}
      />
    </>
  )
}
