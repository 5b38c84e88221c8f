import { useSyncExternalStore } from 'react'
import type { PhoneProblem } from './engine.ts'

export type PhoneEngine = typeof import('./engine.ts')

let engine: PhoneEngine | undefined
let started: Promise<PhoneEngine> | undefined
const listeners = new Set<() => void>()

/** Fetches what is known of the world's phone numbers; it is far too much for the first look at a screen. */
export function loadPhoneEngine(): Promise<PhoneEngine> {
  started ??= import('./engine.ts').then(
    (loaded) => {
      engine = loaded
      for (const listener of listeners) listener()
      return loaded
    },
    (reason: unknown) => {
      started = undefined
      throw reason
    },
  )
  return started
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void loadPhoneEngine().catch(() => undefined)
  return () => void listeners.delete(listener)
}

/** What knows phone numbers, once it is there. */
export const useEngine = () =>
  useSyncExternalStore(
    subscribe,
    () => engine,
    () => undefined,
  )

/** Why a value is no phone number, or nothing if it may well be one. Whether someone answers only a call can tell. */
export const checkPhone = async (value: string): Promise<PhoneProblem | undefined> =>
  (await loadPhoneEngine()).problemOf(value)
