import {
  IconArrowBigUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconBackspace,
  IconChevronUp,
  IconCommand,
  IconCornerDownLeft,
  IconOption,
} from '../../icons/icons.ts'
import type { IconSource } from '../Icon/Icon.tsx'

/** A key by what it is for; any other text stands for itself, such as `K` or `/`. */
export type ShortcutKey =
  | 'mod'
  | 'control'
  | 'alt'
  | 'shift'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'space'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | (string & {})

/** What stands on a key: its name, seen or, where a sign says it to the eye, only read out. */
interface KeyCap {
  readonly name: string
  readonly sign?: IconSource
}

const everywhere: Record<string, KeyCap> = {
  up: { name: '↑', sign: IconArrowUp },
  down: { name: '↓', sign: IconArrowDown },
  left: { name: '←', sign: IconArrowLeft },
  right: { name: '→', sign: IconArrowRight },
  space: { name: 'Space' },
  delete: { name: 'Del' },
}
const apple: Record<string, KeyCap> = {
  ...everywhere,
  mod: { name: 'Command', sign: IconCommand },
  control: { name: 'Control', sign: IconChevronUp },
  alt: { name: 'Option', sign: IconOption },
  shift: { name: 'Shift', sign: IconArrowBigUp },
  enter: { name: 'Return', sign: IconCornerDownLeft },
  escape: { name: 'esc' },
  tab: { name: 'tab' },
  backspace: { name: 'Delete', sign: IconBackspace },
}
const others: Record<string, KeyCap> = {
  ...everywhere,
  mod: { name: 'Ctrl' },
  control: { name: 'Ctrl' },
  alt: { name: 'Alt' },
  shift: { name: 'Shift' },
  enter: { name: 'Enter' },
  escape: { name: 'Esc' },
  tab: { name: 'Tab' },
  backspace: { name: 'Backspace' },
}

export const keyCap = (key: ShortcutKey, isApple: boolean): KeyCap =>
  (isApple ? apple : others)[key] ?? { name: key }
