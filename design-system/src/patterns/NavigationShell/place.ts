/** A box in the window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Placing {
  /** What it opens from. */
  readonly trigger: Box
  /** What opens. */
  readonly size: { readonly width: number; readonly height: number }
  readonly room: { readonly width: number; readonly height: number }
  /** The side of its trigger that it stands at if there is room; none is below, at its start. */
  readonly beside?: 'left' | 'right'
  readonly isRightToLeft: boolean
  /** From the trigger, in px. */
  readonly offset: number
}

/** The least distance from the window's edge, and by how much a list stands out above its first entry. */
const margin = 8
const inset = 6

const within = (value: number, max: number) => Math.max(margin, Math.min(value, max - margin))

/** Where a popover stands, and on which side of its trigger: turned over and shifted where there is no room. */
export function place({ trigger, size, room, beside, isRightToLeft, offset }: Placing) {
  if (beside) {
    const after = room.width - trigger.right - offset - margin
    const before = trigger.left - offset - margin
    const [wanted, other] = beside === 'left' ? [before, after] : [after, before]
    const isTurned = wanted < size.width && other > wanted
    const isLeft = (beside === 'left') !== isTurned
    return {
      side: isLeft ? 'left' : 'right',
      left: within(
        isLeft ? trigger.left - offset - size.width : trigger.right + offset,
        room.width - size.width,
      ),
      top: within(trigger.top - inset, Math.max(room.height - size.height, margin * 2)),
      maxHeight: room.height - margin * 2,
    } as const
  }
  const below = room.height - trigger.bottom - offset - margin
  const above = trigger.top - offset - margin
  const isAbove = below < Math.min(size.height, 200) && above > below
  const height = Math.min(size.height, isAbove ? above : below)
  return {
    side: isAbove ? 'above' : 'below',
    left: within(isRightToLeft ? trigger.right - size.width : trigger.left, room.width - size.width),
    top: isAbove ? trigger.top - offset - height : trigger.bottom + offset,
    maxHeight: isAbove ? above : below,
  } as const
}
