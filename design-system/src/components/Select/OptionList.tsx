import type { ReactNode } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '../../css/cx.ts'
import { type Match, MatchContext } from './match.ts'
import { OptionRow } from './OptionRow.tsx'
import { selectable } from './options.ts'
import type { SelectOptions } from './Select.tsx'
import { list as plainList } from './Select.css.ts'
import * as styles from './OptionList.css.ts'

interface OptionListProps {
  id?: string
  label: string
  options: SelectOptions
  selectionMode: 'single' | 'multiple'
  selectedIds: readonly string[]
  /** Called with the ids that are chosen after a press; nothing is, where the chosen one was pressed again. */
  onSelect: (ids: string[]) => void
  /** Draws only the rows in sight. */
  isVirtual?: boolean
  match?: Match
  autoFocus?: 'first' | 'last'
  /** What stands there when there is nothing to choose. */
  empty?: ReactNode
}

/** How tall rows and titles are until they were seen. */
const layoutOptions = { padding: 6, gap: 1, estimatedRowSize: 38, estimatedHeadingSize: 30 }
const nothing: Match = () => undefined

/** The list of a popup that one chooses from, in sections or not. */
export function OptionList({
  id,
  label,
  options,
  selectionMode,
  selectedIds,
  onSelect,
  isVirtual,
  match = nothing,
  autoFocus,
  empty,
}: OptionListProps) {
  const list = (
    <ListBox
      id={id}
      aria-label={label}
      autoFocus={autoFocus}
      items={options}
      selectionMode={selectionMode}
      shouldFocusOnHover
      shouldSelectOnPressUp
      escapeKeyBehavior="none"
      selectedKeys={selectedIds}
      onSelectionChange={(keys) =>
        onSelect(
          keys === 'all' ? [...new Set([...selectedIds, ...selectable(options)])] : [...keys].map(String),
        )
      }
      renderEmptyState={() => empty}
      className={cx(plainList, styles.scroller)}
      style={isVirtual ? { display: 'block', padding: 0 } : undefined}
    >
      {(entry) =>
        'options' in entry ? (
          <ListBoxSection id={`section ${entry.title}`} className={isVirtual ? undefined : styles.section}>
            <Header className={styles.title}>{entry.title}</Header>
            <Collection items={entry.options}>{(option) => <OptionRow {...option} />}</Collection>
          </ListBoxSection>
        ) : (
          <OptionRow {...entry} />
        )
      }
    </ListBox>
  )
  return (
    <MatchContext value={match}>
      {isVirtual ? (
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </MatchContext>
  )
}
