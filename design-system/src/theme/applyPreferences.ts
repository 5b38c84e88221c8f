import { placePrimary } from './primary.ts'

/** A stored preference that is shown as an attribute of the document element. */
export interface DocumentPreference {
  /** The cookie's name after the prefix. */
  readonly name: string
  /** The attribute that carries it, or `lang` for the language, or `dir` for a direction that need not follow it. */
  readonly attribute: string
  /** What may be stored; anything else counts as the first. */
  readonly values: readonly (string | boolean)[]
}

export interface PreferenceOptions {
  /** What precedes every cookie name. */
  readonly prefix: string
  readonly preferences: readonly DocumentPreference[]
  /** Languages written right to left. */
  readonly rightToLeft: readonly string[]
}

/**
 * Shows the stored preferences on the document element: attributes, direction, language, primary colour, text size.
 * They are read from the cookies, or from `held`, which returns one by its name, for where cookies may be blocked.
 * The function runs before the first paint as an inline snippet and again after every change, so both always agree.
 * It uses nothing outside itself, because the snippet is its source text.
 */
export function applyPreferences(
  options: PreferenceOptions,
  place: typeof placePrimary,
  held?: (name: string) => unknown,
) {
  const root = document.documentElement
  const stored = (name: string): unknown => {
    if (held) return held(name)
    try {
      const found = document.cookie
        .split('; ')
        .find((cookie) => cookie.startsWith(`${options.prefix}${name}=`))
      return found && JSON.parse(decodeURIComponent(found.slice(found.indexOf('=') + 1)))
    } catch {
      return undefined
    }
  }
  for (const { name, attribute, values } of options.preferences) {
    const value = stored(name) as string | boolean
    let shown = values.includes(value) ? value : values[0]!
    if (shown === 'system' && attribute === 'data-theme')
      shown = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    // The direction that a person chose replaces the one of the language, which comes earlier in the list.
    if (attribute === 'dir') {
      if (shown !== 'language') root.dir = String(shown)
      continue
    }
    root.setAttribute(attribute, String(shown))
    if (attribute === 'lang') root.dir = options.rightToLeft.includes(String(shown)) ? 'rtl' : 'ltr'
  }
  const picked = stored('primary')
  const primary = typeof picked === 'string' && /^#[0-9a-f]{6}$/i.test(picked) ? picked : undefined
  const placed = primary === undefined ? undefined : place(primary)
  // A preset fills controls with the colour of its ramp; any other primary fills them as it was picked.
  const presets = '#30aae7#7a85f5#a177ee#ef6b9a#f2765b#d99a1c#2fb983#1fb5b5#8796a9'
  const own = primary && !presets.includes(primary.toLowerCase()) ? primary : undefined
  for (const [name, value] of [
    ['primary-hue', placed?.hue],
    ['primary-chroma', placed?.chroma],
    ['tone-primary-solid', own],
    ['tone-primary-solid-hover', own && `color-mix(in oklab,${own} 88%,gray)`],
    ['tone-primary-on-solid', own && placed!.text],
  ] as const) {
    if (value === undefined) root.style.removeProperty(`--ds-${name}`)
    else root.style.setProperty(`--ds-${name}`, String(value))
  }
  const size = stored('text-size')
  root.style.fontSize =
    typeof size === 'number' && size >= 80 && size <= 150 && size !== 100 ? `${size}%` : ''
}

/**
 * Changes the attributes of the document element without any transition. A thousand colours that fade cost four times
 * as much as a thousand that change at once, and they look worse.
 */
export function withoutTransitions(change: () => void) {
  const root = document.documentElement
  // Running transitions are finished, not cancelled: a popup that closes waits for the end of its transition.
  for (const animation of document.getAnimations?.() ?? [])
    if (animation instanceof CSSTransition) animation.finish()
  root.dataset.switching = ''
  change()
  // The next frame computes the new styles; transitions may run again after it.
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.switching))
}

/** The text of the inline script that applies the preferences before the first frame; hash it for the Content-Security-Policy. */
export function firstPaintScript(options: PreferenceOptions): string {
  return `(${applyPreferences.toString()})(${JSON.stringify(options)},${placePrimary.toString()})`
}
