import { preferences } from '../../core/preferences/preferences.ts'
import { store } from '../../core/store.ts'

/** Where a letter is a letter, or picks an entry of a list. */
const elsewhere =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  ['dialog', 'alertdialog', 'menu', 'listbox', 'grid', 'tree', 'combobox', 'application']
    .map((role) => `[role=${role}]:not([data-single-keys])`)
    .join()

const isTyped = ({ key, target, repeat, isComposing, defaultPrevented }: KeyboardEvent) =>
  key === ' ' ||
  repeat ||
  isComposing ||
  (defaultPrevented && key !== '/') ||
  (target instanceof Element && target.closest(elsewhere) !== null)

/** Whether a key alone may be a shortcut: who turned these off, or types, means no more than the letter. */
export const isShortcutKey = (event: KeyboardEvent) =>
  store.get(preferences['single-key-shortcuts']) && !isTyped(event)
