type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number, most = 1) => Math.min(most, Math.max(0, value))
const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Nobody writes a colour longer than this; more is not read. */
const longest = 100

/** A number as CSS writes it, with `%` counted as a share of `whole`; a decimal comma is none. */
function number(text: string, whole: number): number {
  const found = /^([+-]?(?:\d+\.?\d*|\.\d+))(%)?$/.exec(text)
  if (text === 'none') return 0
  if (!found) return Number.NaN
  return found[2] ? (Number(found[1]) / 100) * whole : Number(found[1])
}
const turns: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }
function angle(text: string): number {
  const [, value = text, unit = 'deg'] = /^(.*?)(deg|grad|rad|turn)$/.exec(text) ?? []
  return number(value, Number.NaN) * turns[unit]!
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    )
  }
  return [part(0), part(8), part(4)]
}
const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    encode(clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    encode(clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ]
}

const spaces: Record<string, (parts: readonly string[]) => Rgb> = {
  rgb: (parts) => parts.map((part) => number(part, 255) / 255) as unknown as Rgb,
  hsl: ([hue = '', saturation = '', lightness = '']) => {
    const share = (text: string) => clamp(number(text, 100) / 100)
    return fromHsl(angle(hue), share(saturation), share(lightness))
  },
  oklch: ([lightness = '', chroma = '', hue = '']) =>
    fromOklch(clamp(number(lightness, 1)), Math.max(0, number(chroma, 0.4)), angle(hue)),
}

/**
 * The colour that a text means, as `#rrggbb`: hexadecimal with or without its mark, or CSS of `rgb`, `hsl` or
 * `oklch`. How much shines through is left out. Nothing where it means none.
 */
export function readColor(text: string): string | undefined {
  if (text.length > longest) return undefined
  const clean = text.trim().toLowerCase()
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(clean)?.[1]
  if (digits) {
    const pairs = digits.length < 6 ? Array.from(digits, (digit) => digit + digit) : digits.match(/../g)!
    return `#${pairs.slice(0, 3).join('')}`
  }
  const [, name = '', inside = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(clean) ?? []
  const parts = inside.split(/[\s,/]+/).filter(Boolean)
  if (!name || parts.length < 3 || parts.length > 4) return undefined
  const rgb = spaces[name]!(parts.slice(0, 3))
  return rgb.some(Number.isNaN) ? undefined : hexOf(rgb)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours stand apart, from 1 to 21, as WCAG counts it; both as `#rrggbb`. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What WCAG 2.2 lets text of such a contrast be. */
export function grade(ratio: number): 'aaa' | 'aa' | 'large' | 'fails' {
  if (ratio >= 7) return 'aaa'
  if (ratio >= 4.5) return 'aa'
  return ratio >= 3 ? 'large' : 'fails'
}
