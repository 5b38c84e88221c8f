import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { cx } from '../../css/cx.ts'
import { ChoiceBox, ChoiceTick } from './ChoiceMark.tsx'
import type { ListEntry } from './entry.ts'
import { RowContent } from './RowContent.tsx'
import type { SelectableListProps } from './SelectableList.tsx'
import * as rows from './row.css.ts'
import * as styles from './List.css.ts'

interface SelectableRowsData extends SelectableListProps {
  selectionMode: 'single' | 'multiple'
  variant: 'plain' | 'divided'
  /** All ids in the order of the list. */
  ids: readonly string[]
}

/** The part of a selectable list that is chosen from. */
export function SelectableRows({
  label,
  entries,
  ids,
  selectionMode,
  selectedIds,
  onSelectionChange,
  variant,
  ...rest
}: SelectableRowsData) {
  const isMultiple = selectionMode === 'multiple'
  const row = (entry: ListEntry) => <Option key={entry.id} entry={entry} isMultiple={isMultiple} />
  return (
    <ListBox
      {...rest}
      aria-label={label}
      selectionMode={selectionMode}
      disallowEmptySelection={!isMultiple}
      selectedKeys={selectedIds}
      onSelectionChange={(keys) => onSelectionChange(ids.filter((id) => keys === 'all' || keys.has(id)))}
      className={cx(styles.list, styles.variants[variant])}
    >
      {entries.map((entry) =>
        'entries' in entry ? (
          <ListBoxSection key={entry.id} id={entry.id} className={styles.entry}>
            <Header className={styles.heading}>{entry.title}</Header>
            {entry.entries.map(row)}
          </ListBoxSection>
        ) : (
          row(entry)
        ),
      )}
    </ListBox>
  )
}

function Option({ entry, isMultiple }: { entry: ListEntry; isMultiple: boolean }) {
  const { id, isDisabled, ...content } = entry
  return (
    <ListBoxItem
      id={id}
      isDisabled={isDisabled}
      textValue={entry.title}
      className={cx(styles.entry, rows.row, rows.active)}
    >
      {({ isSelected }) => (
        <>
          {isMultiple && <ChoiceBox isSelected={isSelected} />}
          <RowContent {...content} />
          {!isMultiple && <ChoiceTick isSelected={isSelected} />}
        </>
      )}
    </ListBoxItem>
  )
}
