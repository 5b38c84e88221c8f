import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Drawn } from './draw.tsx'
import type { PublicPage } from './pages.ts'

/** What is to be drawn. */
export interface Drawing {
  readonly pages: readonly PublicPage[]
  readonly base: string
  /** The whole address of the product's start, with a slash at its end. */
  readonly home: string
}

/** Draws pages beside the bundler, in a thread of its own: what a page's modules do to what is global ends with it. */
export async function drawPages(drawing: Drawing): Promise<Drawn[]> {
  const thread = new Worker(new URL('draw-thread.ts', import.meta.url), {
    workerData: drawing,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  })
  const [drawn] = (await once(thread, 'message')) as [Drawn[]]
  await thread.terminate()
  return drawn
}
