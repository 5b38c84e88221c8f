import { useEffect, useState, useSyncExternalStore } from 'react'
import { Player, type PlayerOptions, type PlayerState } from './player.ts'

/** A player at work, for a `VideoPlayer`, its `Transcript`, and whatever else follows it; another video needs another `key`. */
export function usePlayer(options: PlayerOptions): Player {
  const [player] = useState(() => new Player(options))
  useEffect(() => player.rest, [player])
  return player
}

/** Something of how a player stands; what follows the time should ask for it as coarsely as it shows it. */
export function usePlayerState<Part>(player: Player, select: (state: PlayerState) => Part): Part {
  const read = () => select(player.getState())
  // A server cannot say which video the browser plays.
  return useSyncExternalStore(player.subscribe, read, () => select({ ...player.getState(), source: null }))
}
