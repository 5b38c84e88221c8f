import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { serve } from '../../../scripts/serve.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    product: string
  }
}

const dist = fileURLToPath(new URL('../../../dashboard/dist', import.meta.url))

/** Serves the built product, once for all engines. */
export async function setup(project: TestProject) {
  if (!existsSync(`${dist}/index.html`)) throw new Error('Build the product first: npm run build:dashboard')
  const server = await serve({ dir: dist, port: 0, spaFallback: true })
  project.provide('product', server.url)
  return () => server.close()
}
