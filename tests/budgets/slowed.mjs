import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { reactOptions, sharedVite } from '../../scripts/vite/shared.ts'

/** How many times slower than this machine's the processor of a benchmark is. */
export const SLOW = 4

/** Builds a benchmark's page as the dashboard is built, with React's Profiler at work, and answers with its folder. */
export async function buildPage(name) {
  const outDir = join(import.meta.dirname, '../../node_modules/.cache', `benchmark-${name}`)
  await build({
    ...sharedVite,
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: 'warn',
    // The Profiler is silent in React's ordinary build.
    resolve: {
      ...sharedVite.resolve,
      alias: { ...sharedVite.resolve.alias, 'react-dom/client': 'react-dom/profiling' },
    },
    plugins: [
      vanillaExtractPlugin(),
      react(reactOptions),
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ar-AE'] }),
    ],
    build: { ...sharedVite.build, outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  })
  return outDir
}

/** The value that this share of the values does not exceed. */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
