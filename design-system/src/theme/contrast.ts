/** A colour of CSS as the screen shows it: red, green and blue from 0 to 255; undefined where nothing is drawn. */
function shown(css: string): readonly number[] | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = css
  context.fillStyle = getComputedStyle(probe).color
  context.fillRect(0, 0, 1, 1)
  probe.remove()
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
}

/** How light a colour is to the eye, by WCAG. */
function luminance(bytes: readonly number[]): number {
  const [r, g, b] = bytes.map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast of two tokens as they are on the page now. */
export function contrastOfTokens(front: string, back: string): number | undefined {
  const [one, other] = [shown(`var(${front})`), shown(`var(${back})`)]
  return one && other && contrast(one, other)
}
