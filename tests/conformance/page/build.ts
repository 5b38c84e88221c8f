import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { build } from 'vite'
import { reactOptions, sharedVite } from '../../../scripts/vite/shared.ts'

/** Builds the page that shows any component on demand, and answers with its folder. */
export async function buildPage() {
  const outDir = join(import.meta.dirname, '../../../node_modules/.cache/conformance-page')
  await build({
    ...sharedVite,
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      react(reactOptions),
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ar-AE'] }),
    ],
    build: { ...sharedVite.build, outDir, emptyOutDir: true },
  })
  return outDir
}
