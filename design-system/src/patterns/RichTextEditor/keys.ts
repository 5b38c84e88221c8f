const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

const apple: Record<string, string> = { mod: '⌘', alt: '⌥', shift: '⇧' }
const others: Record<string, string> = { mod: 'Ctrl', alt: 'Alt', shift: 'Shift' }
const spoken: Record<string, string> = { alt: 'Alt', shift: 'Shift' }

/** Keys as they stand on the keyboard at hand. */
export const shownKeys = (keys: readonly string[]) =>
  keys.map((key) => (isApple() ? apple : others)[key] ?? key).join(' ')

/** Keys as `aria-keyshortcuts` names them. */
export const namedKeys = (keys: readonly string[]) =>
  keys.map((key) => (key === 'mod' ? (isApple() ? 'Meta' : 'Control') : (spoken[key] ?? key))).join('+')
