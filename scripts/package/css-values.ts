/** CSS values of the scales as the values of design tokens. */

/** `8px` as a dimension; a bare `0` counts as px. */
export function dimension(css: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? []
  if (value === undefined || (!unit && Number(value) !== 0)) throw new RangeError(`Not a dimension: ${css}`)
  return { value: Number(value), unit: unit ?? 'px' }
}

export function duration(css: string) {
  const [, value, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? []
  if (value === undefined) throw new RangeError(`Not a duration: ${css}`)
  return { value: Number(value), unit }
}

export function cubicBezier(css: string) {
  if (css === 'linear') return [0, 0, 1, 1]
  const [, points] = /^cubic-bezier\((.+)\)$/.exec(css) ?? []
  if (!points) throw new RangeError(`Not an easing: ${css}`)
  return points.split(',').map(Number)
}

function shadowColor(css: string) {
  if (css === '#0000') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 }
  const [, components, alpha] = /^oklch\(([^/]+?)(?: \/ ([\d.]+))?\)$/.exec(css) ?? []
  if (!components) throw new RangeError(`Not a colour of a shadow: ${css}`)
  return {
    colorSpace: 'oklch',
    components: components.split(' ').map(Number),
    ...(alpha !== undefined && { alpha: Number(alpha) }),
  }
}

/** A `box-shadow` as a list of shadow values, the first on top. */
export const shadow = (css: string) =>
  css.split(/,(?![^(]*\))/).map((layer) => {
    const [, inset, lengths, color] = /^\s*(inset )?((?:-?[\d.]+(?:px)? ?)+)(\S.*)$/.exec(layer) ?? []
    if (!lengths) throw new RangeError(`Not a shadow: ${layer}`)
    const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(' ')
    return {
      color: shadowColor(color!),
      offsetX: dimension(offsetX!),
      offsetY: dimension(offsetY!),
      blur: dimension(blur),
      spread: dimension(spread),
      ...(inset && { inset: true }),
    }
  })
