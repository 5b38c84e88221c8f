import { useMemo } from 'react'
import { useBoard } from './BoardContext.ts'
import { CardContext } from './CardContext.ts'

/** A card drawn a second time, out of reach. */
export function CardCopy({ id }: { id: string }) {
  const { renderCard } = useBoard()
  const card = useMemo(() => ({ id, isTabStop: false, isCopy: true, instructionsId: undefined }), [id])
  return (
    <div inert>
      <CardContext value={card}>{renderCard(id)}</CardContext>
    </div>
  )
}
