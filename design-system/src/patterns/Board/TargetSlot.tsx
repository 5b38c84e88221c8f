import { rem } from '../../css/rem.ts'
import { cardMove, useMove } from './BoardContext.ts'
import { CardCopy } from './CardCopy.tsx'
import * as styles from './Board.css.ts'

/** The place where what is held would go, as high as that; a card that is moved by keys is seen there. */
export function TargetSlot() {
  const height = useMove((move) => cardMove(move)?.height ?? 0)
  const shown = useMove((move) => {
    const moved = cardMove(move)
    return moved?.by === 'keyboard' ? moved.ids[0]! : null
  })
  return (
    <li data-target="" aria-hidden="true" className={styles.target} style={{ blockSize: rem(height) }}>
      {shown !== null && (
        <div className={styles.liftedInPlace}>
          <CardCopy id={shown} />
        </div>
      )}
    </li>
  )
}
