import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Moves the focus from a button to another of its group: along the line by the reading direction, around the ends,
 * to the first and the last with Home and End.
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const { key, currentTarget: button } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const group = button.parentElement
  const buttons = [...(group?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const next = targetOf(key, buttons.indexOf(button), buttons.length, isRightToLeft(button))
  if (next === undefined) return
  event.preventDefault()
  buttons.at(next)?.focus()
}

function targetOf(key: string, at: number, length: number, isReversed: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  const step = steps[key]
  if (step === undefined) return undefined
  const isAlongLine = key === 'ArrowRight' || key === 'ArrowLeft'
  return (at + (isReversed && isAlongLine ? -step : step) + length) % length
}

const isRightToLeft = (element: Element) => element.closest('[dir]')?.getAttribute('dir') === 'rtl'
