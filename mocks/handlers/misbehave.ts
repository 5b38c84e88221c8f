import { delay, HttpResponse } from 'msw'
import { scenario } from '../scenarios.ts'

/** Does to a call what the scenario that is on asks for: waits, then perhaps answers 500. */
export const misbehave = async (path: string) => {
  const { delay: wait, fail } = scenario()
  if (wait) await delay(wait[0] + Math.random() * (wait[1] - wait[0]))
  const isFailing = typeof fail === 'string' ? path.split('/').includes(fail) : fail
  if (isFailing) throw HttpResponse.json({ message: 'Something went wrong' }, { status: 500 })
}
