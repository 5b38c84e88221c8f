import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { leanLibraries } from '../lean.ts'
import { messages } from '../messages.ts'
import { source, speakers } from '../words/speakers.ts'
import { reactOptions, sharedVite } from '../shared.ts'
import type { MessageGroup } from '../../../dashboard/src/core/i18n/intl.ts'
import type { Drawing } from './draw-pages.ts'
import type { Drawn } from './draw.tsx'

const root = fileURLToPath(new URL('../../../dashboard', import.meta.url))
const { pages, base, home } = workerData as Drawing

const server = await createServer({
  ...sharedVite,
  configFile: false,
  root,
  base,
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  cacheDir: '../node_modules/.cache/vite-prerender',
  plugins: [vanillaExtractPlugin(), react(reactOptions), messages(), leanLibraries()],
  // Calls have whole addresses, which Node asks for; `draw.tsx` answers them.
  define: { 'import.meta.env.VITE_API_BASE': JSON.stringify('http://mock.invalid') },
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  ssr: { noExternal: [/@tabler/], resolve: { conditions: sharedVite.resolve.conditions } },
})
const { draw } = (await server.ssrLoadModule(
  fileURLToPath(new URL('draw.tsx', import.meta.url)),
)) as typeof import('./draw.tsx')
const drawn: Drawn[] = []
for (const page of pages) {
  const unscripted = page.unscripted ? speakers.groupsOf(join(source, page.unscripted)) : []
  drawn.push(await draw(page, home, unscripted as MessageGroup[]))
}
parentPort!.postMessage(drawn)
