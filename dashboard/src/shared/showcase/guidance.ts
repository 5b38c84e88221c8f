import type { ShortcutProps } from '@data1522/design-system/Shortcut'
import type { ComponentType } from 'react'
import type { MessageId } from '../../core/i18n/intl.ts'

/** Keys that do one thing while the component has the focus. */
export interface KeyRow {
  /** Ways to press it, each of keys pressed together: `[['shift', 'tab'], ['up']]`. */
  readonly keys: readonly ShortcutProps['keys'][]
  readonly text: MessageId
}

/** A part of the component, as its playground or its sample shows it at first. */
export interface Part {
  /** A CSS selector of it. */
  readonly find: string
  readonly name: MessageId
  /** Where its number stands. @default 'above' */
  readonly side?: 'start' | 'end' | 'above' | 'below'
}

/** A use of the component to follow or to avoid. */
export interface Advice {
  readonly isGood: boolean
  /** What it looks like. */
  readonly Live: ComponentType
  /** Why, in one sentence. */
  readonly text: MessageId
}
