/** A number as pictures write it. */
export const digits = (value: number) => String(Math.round(value * 10) / 10)

/** Several shapes, the first at the back. */
export const stack = (...shapes: readonly string[]) => shapes.join('')

/** One shape for each item. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')

/** A filled outline. */
export const fill = (d: string, paint: string) => `<path d="${d}" fill="${paint}"/>`

/** A line with round ends. */
export const stroke = (d: string, paint: string, width: number) =>
  `<path d="${d}" stroke="${paint}" stroke-width="${digits(width)}"/>`

/** A filled outline with a line along it. */
export const outlined = (d: string, paint: string, line: string, width: number) =>
  `<path d="${d}" fill="${paint}" stroke="${line}" stroke-width="${digits(width)}"/>`

/** A line of dashes; dots where a dash is short. */
export const dashed = (d: string, paint: string, width: number, dash: number, gap: number) =>
  `<path d="${d}" stroke="${paint}" stroke-width="${digits(width)}" stroke-dasharray="${dash} ${gap}"/>`

export const circle = (x: number, y: number, radius: number, paint: string) =>
  `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${paint}"/>`

export const ellipse = (x: number, y: number, width: number, height: number, paint: string) =>
  `<ellipse cx="${digits(x)}" cy="${digits(y)}" rx="${digits(width)}" ry="${digits(height)}" fill="${paint}"/>`

export const ring = (x: number, y: number, radius: number, paint: string, width: number) =>
  `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" stroke="${paint}" stroke-width="${digits(width)}"/>`

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, radius: number, paint: string) =>
  `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}"${
    radius > 0 ? ` rx="${digits(radius)}"` : ''
  } fill="${paint}"/>`

/** The outline of a circle, to draw inside of. */
export const disc = (x: number, y: number, radius: number) =>
  `M${digits(x - radius)} ${digits(y)}a${digits(radius)} ${digits(radius)} 0 1 1 ${digits(2 * radius)} 0a${digits(radius)} ${digits(radius)} 0 1 1 ${digits(-2 * radius)} 0Z`

/** The outline of a rectangle with round corners, to draw inside of. */
export const slab = (x: number, y: number, width: number, height: number, radius: number) => {
  const r = digits(radius)
  return `M${digits(x + radius)} ${digits(y)}h${digits(width - 2 * radius)}a${r} ${r} 0 0 1 ${r} ${r}v${digits(height - 2 * radius)}a${r} ${r} 0 0 1 -${r} ${r}h${digits(2 * radius - width)}a${r} ${r} 0 0 1 -${r} -${r}v${digits(2 * radius - height)}a${r} ${r} 0 0 1 ${r} -${r}Z`
}

/** Points on a circle, the first at the top, clockwise. */
export const around = (count: number, x: number, y: number, radius: number, start = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((start + (index * 360) / count) * Math.PI) / 180
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const
  })

/** The outline through points. */
export const through = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}Z`

const changed = (transform: string, shapes: readonly string[]) =>
  `<g transform="${transform}">${stack(...shapes)}</g>`

export const move = (x: number, y: number, ...shapes: readonly string[]) =>
  changed(`translate(${digits(x)} ${digits(y)})`, shapes)

/** Turned clockwise around a point. */
export const turn = (angle: number, x: number, y: number, ...shapes: readonly string[]) =>
  changed(`rotate(${digits(angle)} ${digits(x)} ${digits(y)})`, shapes)

/** Put at a place in a size. */
export const put = (x: number, y: number, size: number, ...shapes: readonly string[]) =>
  changed(`translate(${digits(x)} ${digits(y)}) scale(${size})`, shapes)

/** The same shapes as seen in a mirror that stands at `x`. */
export const mirror = (x: number, ...shapes: readonly string[]) =>
  changed(`matrix(-1 0 0 1 ${digits(2 * x)} 0)`, shapes)

/** From one colour to another; without a direction from the top left, where the light comes from. */
export const blend = (from: string, to: string, direction: 'slant' | 'down' | 'across' = 'slant') =>
  `blend[${from};${to};${direction}]`

/** What shapes have inside an outline. */
export const inside = (outline: string, ...shapes: readonly string[]) =>
  `<g clip-path="clip[${outline}]">${stack(...shapes)}</g>`
