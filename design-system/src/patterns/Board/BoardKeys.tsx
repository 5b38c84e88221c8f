import { useLocale } from 'react-aria-components/I18nProvider'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import type { BoardOptions } from './options.ts'
import { useBoard, useMove } from './BoardContext.ts'
import type { BoardStrings } from './boardStrings.ts'
import { cellCards } from './cells.ts'
import { positionOf, withMoved } from './move.ts'
import * as styles from './Board.css.ts'

interface BoardKeysProps extends Pick<BoardOptions, 'columns' | 'lanes' | 'laneOf'> {
  strings: BoardStrings
}

/** Says at the foot where what is held would go, and which keys move it. */
export function BoardKeys({ strings, ...board }: BoardKeysProps) {
  const { locale } = useLocale()
  const { store } = useBoard()
  const number = (value: number) => value.toLocaleString(locale)
  const where = useMove(() => {
    const move = store.get()
    if (!move) return null
    if (move.kind === 'column') {
      const place = withMoved(board.columns, move).findIndex(({ id }) => id === move.id) + 1
      return strings.columnAt(number(place), number(board.columns.length))
    }
    const { place, total } = positionOf(move, cellCards(board))
    const title = board.columns.find(({ id }) => id === move.to.columnId)?.title ?? ''
    return strings.movedTo(title, number(place), number(total))
  })
  const arrows = useMove((move) => (move?.kind === 'column' ? '← →' : '← ↑ ↓ →'))
  if (where === null) return null
  return (
    <div aria-hidden="true" className={styles.keys}>
      <strong className={styles.keysWhere}>{where}</strong>
      <span className={styles.keysHelp}>
        <Kbd>{arrows}</Kbd> {strings.keyMove}
      </span>
      <span className={styles.keysHelp}>
        <Kbd>{strings.space}</Kbd> {strings.keyDrop}
      </span>
      <span className={styles.keysHelp}>
        <Kbd>Esc</Kbd> {strings.keyPutBack}
      </span>
    </div>
  )
}
