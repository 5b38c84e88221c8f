/** The shapes of points, in the order in which series take them. */
export const pointShapes = ['circle', 'square', 'triangle', 'diamond', 'plus', 'wedge'] as const

export type PointShape = (typeof pointShapes)[number]

const CORNERS: Record<Exclude<PointShape, 'circle'>, readonly (readonly [x: number, y: number])[]> = {
  square: [
    [-0.886, -0.886],
    [0.886, -0.886],
    [0.886, 0.886],
    [-0.886, 0.886],
  ],
  triangle: [
    [0, -1.555],
    [1.347, 0.778],
    [-1.347, 0.778],
  ],
  diamond: [
    [0, -1.253],
    [1.253, 0],
    [0, 1.253],
    [-1.253, 0],
  ],
  plus: [
    [-0.396, -1.189],
    [0.396, -1.189],
    [0.396, -0.396],
    [1.189, -0.396],
    [1.189, 0.396],
    [0.396, 0.396],
    [0.396, 1.189],
    [-0.396, 1.189],
    [-0.396, 0.396],
    [-1.189, 0.396],
    [-1.189, -0.396],
    [-0.396, -0.396],
  ],
  wedge: [
    [0, 1.555],
    [-1.347, -0.778],
    [1.347, -0.778],
  ],
}

/** The outline of a shape around a place; all have the area of the circle of that radius. */
export function shapePath(shape: PointShape, radius: number, x = 0, y = 0): string {
  if (shape === 'circle')
    return `M${x - radius},${y}a${radius},${radius} 0 1 1 ${2 * radius},0a${radius},${radius} 0 1 1 ${-2 * radius},0Z`
  return `M${CORNERS[shape].map(([dx, dy]) => `${x + dx * radius},${y + dy * radius}`).join('L')}Z`
}
