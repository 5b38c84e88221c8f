const formats = new Map<string, Intl.DateTimeFormat>()

/** What tells the parts of a moment in a zone; made once, since thousands of events are asked at every turn. */
function formatOf(timeZone: string) {
  const found =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(timeZone, found)
  return found
}

const DAY = 86_400_000

/** How far the clock of a zone is ahead of Greenwich, in ms, as its parts say; dear. */
function readOffset(instant: number, timeZone: string) {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value)
  const { year, month, day, hour, minute, second } = parts as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute' | 'second',
    number
  >
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

const dayOffsets = new Map<string, Map<number, number>>()

/** How far the clock of a zone is ahead as a day of Greenwich begins; read once. */
function offsetOfDay(day: number, timeZone: string) {
  const known = dayOffsets.get(timeZone) ?? new Map<number, number>()
  dayOffsets.set(timeZone, known)
  const offset = known.get(day) ?? readOffset(day * DAY, timeZone)
  known.set(day, offset)
  return offset
}

/** What the clock of a zone shows at an instant, as if it were that of Greenwich. */
export function wallOf(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return instant
  const day = Math.floor(instant / DAY)
  const offset = offsetOfDay(day, timeZone)
  // Of a day on which the clock is changed, every instant is asked.
  return instant + (offset === offsetOfDay(day + 1, timeZone) ? offset : readOffset(instant, timeZone))
}

/**
 * The instant at which the clock of a zone shows this: the first where it shows that twice; of what it skips, as much
 * later.
 */
export function instantAt(wall: number, timeZone: string): number {
  const by = (instant: number) => wall - (wallOf(instant, timeZone) - instant)
  const [before, after] = [by(wall - DAY), by(wall + DAY)]
  const isRight = (instant: number) => wallOf(instant, timeZone) === wall
  return before !== after && !isRight(before) && isRight(after) ? after : before
}
