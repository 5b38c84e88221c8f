/** A colour of CSS as the screen shows it: red, green and blue from 0 to 255. */
function shown(css: string): readonly number[] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = css
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.fillStyle = getComputedStyle(probe).color
  context.fillRect(0, 0, 1, 1)
  probe.remove()
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
}

function luminance(css: string): number {
  const [r, g, b] = shown(css).map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two tokens by WCAG as they are on the page now, which `version` stands for. */
export function contrastOf(front: string, back: string, _version: number): string {
  const [high, low] = [luminance(`var(${front})`), luminance(`var(${back})`)].toSorted((a, b) => b - a)
  return ((high! + 0.05) / (low! + 0.05)).toFixed(1)
}
