import type { usePlayer } from '@data1522/design-system/usePlayer'
import { personKey } from '../../../core/storage/person-key.ts'

/** How somebody likes to watch: the next lecture is played the same way. */
export interface Playback {
  readonly rate: number
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  /** The language of the captions, null for none; nothing as long as none was chosen. */
  readonly captions?: string | null
}

const place = () => personKey('playback')
const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

function stored(): Partial<Record<keyof Playback, unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(place()) ?? 'null') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** How the person who is signed in watches, in this browser. */
export function readPlayback(): Playback {
  const { rate, volume, isMuted, captions } = stored()
  return {
    rate: isBetween(rate, 0.5, 2) ? rate : 1,
    volume: isBetween(volume, 0, 1) ? volume : 1,
    isMuted: isMuted === true,
    ...((typeof captions === 'string' || captions === null) && { captions }),
  }
}

export function keepPlayback(changes: Partial<Playback>) {
  try {
    localStorage.setItem(place(), JSON.stringify({ ...readPlayback(), ...changes }))
  } catch {
    // Where nothing can be kept, it holds for the lecture.
  }
}

/** Keeps the speed and the volume of a player as they change; gives what ends it. */
export function followPlayback(player: ReturnType<typeof usePlayer>) {
  let last = player.getState()
  return player.subscribe(() => {
    const now = player.getState()
    const isSame = now.rate === last.rate && now.volume === last.volume && now.isMuted === last.isMuted
    last = now
    if (!isSame) keepPlayback({ rate: now.rate, volume: now.volume, isMuted: now.isMuted })
  })
}
