import { type ComponentType, lazy } from 'react'

/**
 * A part of a component that loads when it is first needed, with the means to fetch it ahead on intent.
 * Menus, lists and dialogs cost a page nothing until someone reaches for them.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>) {
  let started: Promise<{ default: ComponentType<P> }> | undefined
  const preload = () => {
    started ??= load().then(
      (part) => ({ default: part }),
      (reason: unknown) => {
        started = undefined
        throw reason
      },
    )
    return started
  }
  return { Part: lazy(preload), preload: () => void preload().catch(() => undefined) }
}
