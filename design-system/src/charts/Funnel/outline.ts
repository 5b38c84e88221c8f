const STEPS = 12
/** Where a stage begins to narrow, as a share of its width. */
const BEND = 0.62
/** What is left to see of a stage that nobody reached. */
const THINNEST = 0.02

const smooth = (at: number) => at * at * (3 - 2 * at)
const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

/** The shape of a stage, from its own height to that of the next one: both are shares of the whole height. */
export function outlineOf(from: number, to: number): string {
  const [begins, ends] = [Math.max(from, THINNEST), Math.max(to, THINNEST)]
  const bend = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = step / STEPS
    return { x: BEND + (1 - BEND) * at, height: begins + (ends - begins) * smooth(at) }
  })
  const course = [{ x: 0, height: begins }, ...bend]
  const above = course.map(({ x, height }) => `${percent(x)} ${percent(0.5 - height / 2)}`)
  const below = course.toReversed().map(({ x, height }) => `${percent(x)} ${percent(0.5 + height / 2)}`)
  return `polygon(${[...above, ...below].join(', ')})`
}
