import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { BoardColumn } from './options.ts'
import { useMove } from './BoardContext.ts'
import { CardCopy } from './CardCopy.tsx'
import { ColumnCount } from './ColumnHead.tsx'
import * as styles from './Board.css.ts'

/** What is held over the page: a card, tilted, with the number of those that come along; or the head of a column. */
export function Lifted({ columns }: { columns: readonly BoardColumn[] }) {
  const { locale } = useLocale()
  const cardId = useMove((move) => (move?.kind === 'card' && move.by === 'pointer' ? move.ids[0]! : null))
  const count = useMove((move) => (move?.kind === 'card' ? move.ids.length : 0))
  const columnId = useMove((move) => (move?.kind === 'column' && move.by === 'pointer' ? move.id : null))
  const column = columns.find(({ id }) => id === columnId)
  if (column)
    return (
      <div className={cx(styles.liftedColumn, toneClass[column.tone ?? 'neutral'])}>
        <span className={styles.mark} />
        <span className={styles.title}>{column.title}</span>
        <ColumnCount column={column} />
      </div>
    )
  if (cardId === null) return null
  return (
    <div data-lifted="" className={styles.lifted}>
      <CardCopy id={cardId} />
      {count > 1 && <span className={styles.liftedCount}>{count.toLocaleString(locale)}</span>}
    </div>
  )
}
