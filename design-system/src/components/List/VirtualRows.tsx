import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '../../css/cx.ts'
import { ChoiceBox, ChoiceTick } from './ChoiceMark.tsx'
import { RowContent } from './RowContent.tsx'
import type { VirtualListProps } from './VirtualList.tsx'
import * as rows from './row.css.ts'
import * as styles from './List.css.ts'
import * as interactive from './interactive.css.ts'

type VirtualRowsData = VirtualListProps & { variant: 'plain' | 'divided' }

/** How tall rows are until they were seen: two lines when comfortable. */
const layoutOptions = { estimatedRowSize: 57 }

/** The part of a long list that scrolls. */
export function VirtualRows({
  label,
  entries,
  height,
  variant,
  onAction,
  selectionMode,
  selectedIds,
  onSelectionChange,
  ...rest
}: VirtualRowsData) {
  'use memo'
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
      <GridList
        {...rest}
        aria-label={label}
        items={entries}
        selectionMode={selectionMode}
        disallowEmptySelection={selectionMode === 'single'}
        selectedKeys={selectedIds}
        onSelectionChange={(keys) =>
          onSelectionChange?.(keys === 'all' ? entries.map(({ id }) => id) : [...keys].map(String))
        }
        onAction={onAction && ((key) => onAction(String(key)))}
        style={{ blockSize: height }}
        className={cx(styles.list, styles.variants[variant], interactive.scroller)}
      >
        {({ id, isDisabled, ...content }) => (
          <GridListItem
            id={id}
            isDisabled={isDisabled}
            textValue={content.title}
            className={cx(rows.row, rows.active, interactive.placed)}
          >
            {({ isSelected }) => (
              <>
                {selectionMode === 'multiple' && <ChoiceBox isSelected={isSelected} />}
                <RowContent {...content} />
                {selectionMode === 'single' && <ChoiceTick isSelected={isSelected} />}
              </>
            )}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  )
}
