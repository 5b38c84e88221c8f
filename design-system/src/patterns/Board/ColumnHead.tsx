import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconGripVertical } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import type { BoardColumn, BoardOptions } from './options.ts'
import { boardStrings } from './boardStrings.ts'
import * as styles from './Board.css.ts'

interface ColumnHeadProps extends Pick<BoardOptions, 'columnActions' | 'columnTitle'> {
  column: BoardColumn
  titleId: string
}

/** A column's mark, by which it is moved, its title, how many cards it has, and what can be done with it. */
export function ColumnHead({ column, titleId, columnActions, columnTitle }: ColumnHeadProps) {
  const strings = useStrings(boardStrings)
  const { id, title, tone = 'neutral' } = column
  const helpId = useId()
  const inPlace = columnTitle?.(id)
  return (
    <header className={cx(styles.head, toneClass[tone])}>
      <button
        type="button"
        data-column-grip=""
        aria-label={strings.moveColumn(title)}
        aria-describedby={helpId}
        className={styles.grip}
      >
        <span className={styles.mark} />
        <span className={styles.gripIcon}>
          <Icon icon={IconGripVertical} size={16} />
        </span>
      </button>
      <VisuallyHidden id={helpId}>{strings.columnInstructions}</VisuallyHidden>
      <h2 id={titleId} className={inPlace ? styles.hiddenTitle : styles.title}>
        {title}
      </h2>
      {inPlace ?? <ColumnCount column={column} />}
      <span className={styles.headActions}>{columnActions?.(id)}</span>
    </header>
  )
}

/** How many cards a column has; with a limit, whether it is full. */
export function ColumnCount({ column }: { column: BoardColumn }) {
  const strings = useStrings(boardStrings)
  const { locale } = useLocale()
  const { cardIds, count = cardIds.length, limit } = column
  const number = (value: number) => value.toLocaleString(locale)
  if (limit === undefined) return <span className={styles.count}>{number(count)}</span>
  const given = [number(count), number(limit)] as const
  const countText = count > limit ? strings.over : count === limit ? strings.full : strings.within
  return (
    <span className={styles.limit} data-full={count >= limit || undefined}>
      <span aria-hidden="true">{countText(...given)}</span>
      <VisuallyHidden>{strings.limitOf(number(count), limit)}</VisuallyHidden>
    </span>
  )
}
