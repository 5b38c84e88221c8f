import type { FocusEvent, ReactNode, Ref } from 'react'
import { delegatingRef } from './delegatingRef.ts'
import type { HelpTextOptions } from './options.ts'

/** What every field takes that is a group of controls. */
export interface GroupOptions extends HelpTextOptions {
  /** What to choose, in a word or two: the name of the group. */
  label: string
  /** Its name in the form's data. */
  name?: string
  /** Marks it as one that must be answered. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Shows an answer that can be read, not changed. @default false */
  isReadOnly?: boolean
  /** A link at the end of the label's line, such as "Compare". */
  labelEnd?: ReactNode
  /** Keeps the label for screen readers alone, where its place says what it is. @default false */
  isLabelHidden?: boolean
  /** Called when the focus leaves the group. */
  onBlur?: () => void
  /** The id of the group, for links that lead to it. @default made up */
  id?: string
  /** Reaches the group; its `focus()` goes to the control that is on, or to the first. */
  ref?: Ref<HTMLDivElement>
}

const firstOf = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('input:checked:enabled') ??
  group.querySelector<HTMLElement>('input:enabled:not([type="hidden"])')

/** The caller's ref of a group, whose `focus()` goes to the control that is on, or to the first. */
export const groupRef = (ref: Ref<HTMLDivElement> | undefined) => delegatingRef(ref, firstOf)

/** Calls back when the focus has left the element and all that is in it. */
export const whenLeft = (onBlur?: () => void) => (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
}
