import { placePrimary } from './primary.ts'

/** A stored preference that shows as an attribute of the document element. */
export interface PaintedPreference {
  /** The cookie's name after the prefix. */
  readonly name: string
  /** The attribute that carries it, or `lang` for the language, or `dir` for a direction that need not follow it. */
  readonly attribute: string
  /** What may be stored; anything else counts as the first. */
  readonly values: readonly (string | boolean)[]
}

export interface PaintOptions {
  /** What precedes every cookie name. */
  readonly prefix: string
  readonly preferences: readonly PaintedPreference[]
  /** Languages written right to left. */
  readonly rightToLeft: readonly string[]
}

/**
 * Shows the stored preferences on the document element: attributes, direction, language, primary colour, text size.
 * They are read from the cookies, or from `held`, which tells them by name where cookies may be blocked.
 * It runs before the first paint as an inline snippet and again after every change, so both always agree.
 * Self-contained, because the snippet is its own source text.
 */
export function paint(options: PaintOptions, place: typeof placePrimary, held?: (name: string) => unknown) {
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
    // A direction of its own outlives the language's, which stands before it.
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
  // Controls are filled as the ramp says with a primary of the presets, else with the colour itself.
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
 * Makes a change of the document element's attributes without any transition: a thousand colours that glide cost
 * four times what a thousand new ones do, and look worse.
 */
export function withoutTransitions(change: () => void) {
  const root = document.documentElement
  // What is on its way arrives at once: broken off, a popup that leaves would wait for its end for ever.
  for (const animation of document.getAnimations?.() ?? [])
    if (animation instanceof CSSTransition) animation.finish()
  root.dataset.switching = ''
  change()
  // The new styles are computed with the coming frame; after it, transitions may be back.
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.switching))
}

/** The text of the inline script that paints before the first frame; hash it for the Content-Security-Policy. */
export function firstPaintScript(options: PaintOptions): string {
  return `(${paint.toString()})(${JSON.stringify(options)},${placePrimary.toString()})`
}
