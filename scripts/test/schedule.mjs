/**
 * Runs each task once all that it comes `after` have ended, as many side by side as their `cores` leave room for, in
 * the order given. A task that needs a failed one is not run: `skip` says what it comes to instead.
 */
export async function schedule(tasks, { cores, start, skip }) {
  const outcomes = new Map()
  const waiting = [...tasks]
  const running = new Map()
  let free = cores
  const needed = ({ after = [] }) => after.filter((name) => tasks.some((task) => task.name === name))
  const coresOf = (task) => Math.min(task.cores ?? 1, cores)

  const startNext = () => {
    const index = waiting.findIndex(
      (task) => coresOf(task) <= free && needed(task).every((name) => outcomes.has(name)),
    )
    if (index < 0) return false
    const [task] = waiting.splice(index, 1)
    const broken = needed(task).filter((name) => outcomes.get(name).failed > 0)
    if (broken.length > 0) {
      outcomes.set(task.name, skip(task, broken))
      return true
    }
    free -= coresOf(task)
    const run = start(task).then((outcome) => {
      outcomes.set(task.name, outcome)
      free += coresOf(task)
      running.delete(task.name)
    })
    running.set(task.name, run)
    return true
  }

  while (waiting.length > 0 || running.size > 0) {
    while (startNext());
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.length > 0)
      throw new Error(`Nothing can start: ${waiting.map(({ name }) => name).join(', ')} wait for each other.`)
  }
  return outcomes
}
