import { blue, coral, MILK, SHADE, sky, slate, type Tone, WHITE } from './colours.ts'
import {
  around,
  blend,
  box,
  circle,
  each,
  fill,
  inside,
  outlined,
  ring,
  slab,
  stack,
  stroke,
  through,
} from './pen.ts'

/** A sheet that lies on its own shade. */
export const panel = (x: number, y: number, width: number, height: number, radius = 10, paint = WHITE) =>
  stack(box(x + 3, y + 5, width, height, radius, SHADE), box(x, y, width, height, radius, paint))

/** Lines of a text that nobody can read, in any language. */
export const bars = (x: number, y: number, widths: readonly number[], paint: string, height = 6, gap = 13) =>
  each(widths, (width, row) => box(x, y + row * gap, width, height, height / 2, paint))

/** A window of a browser, with room inside from 20 below its top. */
export const browser = (x: number, y: number, width: number, height: number, bar = sky.base) =>
  stack(
    panel(x, y, width, height, 10, blend(WHITE, MILK)),
    inside(slab(x, y, width, height, 10), box(x, y, width, 18, 0, bar)),
    each([12, 22, 32], (left) => circle(x + left, y + 9, 3, WHITE)),
  )

/** The arrow of a mouse. */
export const cursor = (x: number, y: number, paint: string = slate.ink) =>
  outlined(`M${x} ${y}l6 28l6 -9l11 -1Z`, paint, WHITE, 3)

/** What someone says, with its tip below, at the start or the end. */
export const bubble = (x: number, y: number, width: number, height: number, paint: string, tip = 18) =>
  stack(
    box(x, y, width, height, Math.min(16, height / 2), paint),
    fill(`M${x + tip} ${y + height - 2}h18l-12 16Z`, paint),
  )

/** A star with four points. */
export const sparkle = (x: number, y: number, radius: number, paint: string) => {
  const bend = Math.round(radius * 1.5) / 10
  const r = radius
  return fill(
    `M${x} ${y - r}q${bend} ${r - bend} ${r} ${r}q${bend - r} ${bend} ${-r} ${r}q${-bend} ${bend - r} ${-r} ${-r}q${r - bend} ${-bend} ${r} ${-r}Z`,
    paint,
  )
}

/** A star with five points. */
export const star = (x: number, y: number, radius: number, paint: string) => {
  const outer = around(5, x, y, radius)
  const inner = around(5, x, y, radius * 0.5, 36)
  const points = outer.flatMap((point, index) => [point, inner[index] ?? point])
  return outlined(through(points), paint, paint, 2)
}

export const gear = (x: number, y: number, radius: number, paint: string, hole: string) =>
  stack(
    each(around(8, x, y, radius * 0.86), ([left, top]) =>
      stroke(`M${x} ${y}L${left} ${top}`, paint, radius * 0.4),
    ),
    circle(x, y, radius * 0.76, paint),
    circle(x, y, radius * 0.34, hole),
  )

export const padlock = (x: number, y: number, size: number, tone: Tone) =>
  stack(
    stroke(
      `M${x + size * 0.22} ${y + size * 0.45}v${-size * 0.15}a${size * 0.28} ${size * 0.28} 0 0 1 ${size * 0.56} 0v${size * 0.15}`,
      slate.base,
      size * 0.13,
    ),
    box(x, y + size * 0.42, size, size * 0.76, size * 0.18, blend(tone.light, tone.deep)),
    circle(x + size / 2, y + size * 0.74, size * 0.11, tone.ink),
    stroke(`M${x + size / 2} ${y + size * 0.76}v${size * 0.16}`, tone.ink, size * 0.09),
  )

export const shield = (x: number, y: number, width: number, tone: Tone) => {
  const half = width / 2
  const outline = `M${x} ${y}l${half} ${-half * 0.32}l${half} ${half * 0.32}v${width * 0.42}q0 ${width * 0.42} ${-half} ${width * 0.66}q${-half} ${-width * 0.24} ${-half} ${-width * 0.66}Z`
  return stack(
    fill(outline, blend(tone.light, tone.deep)),
    inside(outline, box(x + half, y - width, half, width * 3, 0, SHADE)),
  )
}

const tick = (x: number, y: number, size: number, paint: string) =>
  stroke(`M${x} ${y}l${size * 0.4} ${size * 0.4}l${size * 0.7} ${-size * 0.8}`, paint, size * 0.28)

/** A round mark that all is well. */
export const done = (x: number, y: number, radius: number, tone: Tone) =>
  stack(circle(x, y, radius, blend(tone.base, tone.deep)), tick(x - radius * 0.5, y, radius * 0.9, WHITE))

export const lens = (x: number, y: number, radius: number, rim: Tone = blue) =>
  stack(
    stroke(
      `M${x + radius * 0.72} ${y + radius * 0.72}L${x + radius * 1.7} ${y + radius * 1.7}`,
      rim.deep,
      radius * 0.34,
    ),
    circle(x, y, radius, sky.soft),
    stroke(
      `M${x - radius * 0.5} ${y - radius * 0.05}q${radius * 0.08} ${-radius * 0.4} ${radius * 0.45} ${-radius * 0.48}`,
      WHITE,
      radius * 0.14,
    ),
    ring(x, y, radius, rim.deep, radius * 0.22),
  )

export const cloud = (x: number, y: number, width: number, paint: string) => {
  const u = width / 10
  return fill(
    `M${x + 2 * u} ${y}a${2 * u} ${2 * u} 0 0 1 0 ${-4 * u}a${2.6 * u} ${2.6 * u} 0 0 1 ${5 * u} ${-0.6 * u}a${2.3 * u} ${2.3 * u} 0 0 1 ${0.8 * u} ${4.6 * u}Z`,
    paint,
  )
}

/** Leaves on a stem that grows from the ground. */
export const sprig = (x: number, y: number, height: number, tone: Tone) => {
  const third = height / 3
  const blade = (side: number, from: number, length: number) =>
    fill(
      `M${x} ${y - from}q${side * length * 0.2} ${-length * 0.8} ${side * length} ${-length * 0.7}q${-side * length * 0.1} ${length * 0.7} ${-side * length} ${length * 0.7}Z`,
      side > 0 ? tone.deep : tone.base,
    )
  return stack(
    stroke(`M${x} ${y}v${-height}`, tone.deep, 3),
    blade(-1, third * 0.5, third * 1.3),
    blade(1, third * 0.9, third * 1.3),
    blade(-1, third * 1.6, third * 1.1),
    blade(1, third * 2, third),
    fill(
      `M${x} ${y - height * 1.25}q${third * 0.45} ${third * 0.6} 0 ${third * 1.2}q${-third * 0.45} ${-third * 0.6} 0 ${-third * 1.2}Z`,
      tone.base,
    ),
  )
}

/** A place on a map; its tip stands at the point. */
export const pin = (x: number, y: number, size: number, tone: Tone) =>
  stack(
    fill(
      `M${x} ${y}q${-size * 0.5} ${-size * 0.5} ${-size * 0.5} ${-size * 0.9}a${size * 0.5} ${size * 0.5} 0 0 1 ${size} 0q0 ${size * 0.4} ${-size * 0.5} ${size * 0.9}Z`,
      blend(tone.light, tone.deep),
    ),
    circle(x, y - size * 0.9, size * 0.2, WHITE),
  )

/** A person from the shoulders up, without a face. */
export const figure = (x: number, y: number, size: number, skin: string, cloth: Tone = coral) =>
  stack(
    circle(x, y - size * 0.62, size * 0.3, skin),
    fill(
      `M${x - size * 0.55} ${y}q0 ${-size * 0.36} ${size * 0.4} ${-size * 0.36}h${size * 0.3}q${size * 0.4} 0 ${size * 0.4} ${size * 0.36}Z`,
      blend(cloth.light, cloth.deep),
    ),
  )
