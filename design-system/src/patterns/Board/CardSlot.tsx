import { memo, useMemo } from 'react'
import { cardMove, useBoard, useMove } from './BoardContext.ts'
import { CardContext } from './CardContext.ts'
import { isSamePlace } from './move.ts'
import * as styles from './Board.css.ts'

interface CardSlotProps {
  id: string
  /** Whether Tab stops at it; the arrow keys lead to the others. */
  isTabStop: boolean
}

/**
 * Where a card stands. While the card is held elsewhere, the place that it left stays as high as it is; held by keys
 * over its own place, it is lifted there.
 */
export const CardSlot = memo(function CardSlot({ id, isTabStop }: CardSlotProps) {
  const { renderCard, instructionsId } = useBoard()
  const state = useMove((move) => {
    const moved = cardMove(move)
    if (!moved?.ids.includes(id)) return null
    if (!isSamePlace(moved.to, moved.from)) return 'left'
    return moved.by === 'keyboard' && moved.ids[0] === id ? 'lifted' : 'home'
  })
  const card = useMemo(
    () => ({ id, isTabStop, isCopy: false, instructionsId }),
    [id, isTabStop, instructionsId],
  )
  return (
    <li data-slot={id} data-move={state ?? undefined} className={styles.slot}>
      <CardContext value={card}>{renderCard(id)}</CardContext>
    </li>
  )
})
