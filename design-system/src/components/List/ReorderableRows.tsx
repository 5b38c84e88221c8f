import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { cx } from '../../css/cx.ts'
import { IconGripVertical } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { ListEntry } from './entry.ts'
import { moved } from './moved.ts'
import type { ReorderableListProps } from './ReorderableList.tsx'
import { RowContent } from './RowContent.tsx'
import * as rows from './row.css.ts'
import * as styles from './List.css.ts'
import * as interactive from './interactive.css.ts'

interface ReorderableRowsData extends ReorderableListProps {
  variant: 'plain' | 'divided'
}

/** The part of a reorderable list that is dragged about. */
export function ReorderableRows({ label, entries, onReorder, variant, ...rest }: ReorderableRowsData) {
  const ids = entries.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop<ListEntry>({
    getItems: (_, items) => items.map(({ title }) => ({ 'text/plain': title })),
    onReorder: ({ keys, target }) => onReorder(moved(ids, keys, target)),
    renderDropIndicator: (target) => <DropIndicator target={target} className={interactive.dropLine} />,
  })
  return (
    <GridList
      {...rest}
      aria-label={label}
      items={entries}
      dragAndDropHooks={dragAndDropHooks}
      className={cx(styles.list, styles.variants[variant])}
    >
      {({ id, isDisabled, ...content }) => (
        <GridListItem
          id={id}
          isDisabled={isDisabled}
          textValue={content.title}
          className={cx(styles.entry, rows.row, rows.active, interactive.moving)}
        >
          <Button slot="drag" className={interactive.grip}>
            <Icon icon={IconGripVertical} size={18} />
          </Button>
          <RowContent {...content} />
        </GridListItem>
      )}
    </GridList>
  )
}
