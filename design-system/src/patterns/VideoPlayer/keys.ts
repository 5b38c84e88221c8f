import { type Player, RATES } from './player.ts'

const SMALL_STEP = 5
const STEP = 10
const VOLUME_STEP = 0.1

/** What keys do beside the player's own controls. */
export interface KeyTargets {
  readonly player: Player
  readonly onCaptions: () => void
  readonly onFullScreen: () => void
  readonly onPicture: () => void
}

/** The speed after this one, or before it. */
const rateBeside = (rate: number, by: 1 | -1) => {
  const at = RATES.indexOf(rate as (typeof RATES)[number])
  return RATES[Math.min(Math.max(at + by, 0), RATES.length - 1)]!
}

/** Whether what has the focus takes the key itself: text that is typed, a button's Space, a slider's arrows. */
const isTaken = (target: EventTarget | null, key: string) => {
  const element = target as HTMLElement
  if (element.closest('[role=group][data-panel]')) return true
  if (element instanceof HTMLButtonElement) return key === ' ' || key === 'Enter'
  if (!(element instanceof HTMLInputElement)) return false
  // The arrows of the seek bar are those of the player.
  return element.type !== 'range' || (!('seek' in element.dataset) && /^(Arrow|Home|End)/.test(key))
}

/** The name of a key; on a keyboard of another script its letter by the key's position. */
const nameOf = ({ key, code }: KeyboardEvent) => {
  if (key.length > 1) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return (letter && !/^[a-z]$/i.test(key) ? letter : key).toLowerCase()
}

/** The keys of the well-known sites; says whether it was one of them. */
export function pressKey(event: KeyboardEvent, on: KeyTargets): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isTaken(target, key)) return false
  const { player } = on
  const { duration, volume, isMuted, rate, source } = player.getState()
  const actions: Readonly<Record<string, () => void>> = {
    ' ': player.toggle,
    k: player.toggle,
    j: () => player.skip(-STEP),
    l: () => player.skip(STEP),
    ArrowLeft: () => player.skip(-SMALL_STEP),
    ArrowRight: () => player.skip(SMALL_STEP),
    Home: () => player.seek(0),
    End: () => player.seek(duration),
    c: on.onCaptions,
    f: on.onFullScreen,
    '>': () => player.setRate(rateBeside(rate, 1)),
    '<': () => player.setRate(rateBeside(rate, -1)),
  }
  // Slides have no sound, and leave the page its arrows.
  const videoActions: Readonly<Record<string, () => void>> = {
    ArrowUp: () => player.setVolume(volume + VOLUME_STEP),
    ArrowDown: () => player.setVolume(volume - VOLUME_STEP),
    m: () => player.setMuted(!isMuted),
    i: on.onPicture,
  }
  const name = nameOf(event)
  const act = /^\d$/.test(key)
    ? () => player.seek((duration * Number(key)) / 10)
    : (actions[name] ?? (source ? videoActions[name] : undefined))
  act?.()
  return act !== undefined
}
