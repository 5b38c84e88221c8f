import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconLayoutSidebarLeftExpand } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import type { BoardColumn } from './options.ts'
import { boardStrings } from './boardStrings.ts'
import { ColumnCount } from './ColumnHead.tsx'
import * as styles from './Board.css.ts'

interface FoldedColumnProps {
  column: BoardColumn
  titleId: string
  onExpand?: (id: string) => void
}

/** A column folded to its title: pressed, it unfolds; cards that are dropped on it go to its end. */
export function FoldedColumn({ column, titleId, onExpand }: FoldedColumnProps) {
  const strings = useStrings(boardStrings)
  const { id, title, tone = 'neutral' } = column
  return (
    <div data-cell="" data-column={id} data-lane="" className={cx(styles.foldedBody, toneClass[tone])}>
      <button
        type="button"
        aria-label={strings.expandColumn(title)}
        onClick={() => onExpand?.(id)}
        className={styles.unfold}
      >
        <Icon icon={IconLayoutSidebarLeftExpand} size={16} />
      </button>
      <span className={styles.mark} />
      <h2 id={titleId} className={styles.foldedTitle}>
        {title}
      </h2>
      <ColumnCount column={column} />
    </div>
  )
}
