import { createRandom } from './random.ts'

/** How many different pictures there are. */
export const AVATAR_COUNT = 12

const colour = (lightness: number, chroma: number, hue: number) =>
  `oklch(${lightness}% ${chroma} ${Math.round(hue) % 360})`

const draw = (index: number) => {
  const random = createRandom(index + 1)
  const hue = (index * 360) / AVATAR_COUNT
  const circle = (x: number, y: number, radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
  const sun = circle(
    random.integer(22, 58),
    random.integer(20, 34),
    random.integer(10, 15),
    colour(92, 0.09, hue + 75),
  )
  const hills = [0, 1].map((layer) =>
    circle(
      random.integer(8, 34) + layer * 36,
      random.integer(74, 84),
      34,
      colour(64 - layer * 12, 0.13, hue + layer * 28),
    ),
  )
  const sky = `<rect width="80" height="80" fill="${colour(82, 0.08, hue)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${sky}${sun}${hills.join('')}</svg>`
}

/** A small abstract landscape as an address for an image; the same number always gives the same one. */
export const avatarOf = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(draw(index % AVATAR_COUNT))}`
