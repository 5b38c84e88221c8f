import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunks } from '../scripts/vite/chunks/chunks.ts'
import { contents } from '../scripts/vite/contents.ts'
import { firstPaint } from '../scripts/vite/first-paint.ts'
import { leanLibraries } from '../scripts/vite/lean.ts'
import { demoCode } from '../scripts/vite/demo-code.ts'
import { demoIndex } from '../scripts/vite/demo-index.ts'
import { messages } from '../scripts/vite/messages.ts'
import { ownIcons } from '../scripts/vite/own-icons.ts'
import { pictures } from '../scripts/vite/pictures.ts'
import { prerender } from '../scripts/vite/prerender/prerender.ts'
import { serviceWorker } from '../scripts/vite/service-worker.ts'
import { reactOptions, sharedVite } from '../scripts/vite/shared.ts'
import { version } from '../scripts/vite/version.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  return {
    ...sharedVite,
    root: import.meta.dirname,
    plugins: [
      vanillaExtractPlugin(),
      react(reactOptions),
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ar-AE'] }),
      messages(),
      demoCode(),
      demoIndex(),
      ownIcons(),
      pictures(),
      leanLibraries(),
      chunks(),
      contents(),
      firstPaint({ apiBase: env.VITE_API_BASE ?? '' }),
      version(),
      prerender({ apiBase: env.VITE_API_BASE ?? '', site: env.VITE_SITE }),
      serviceWorker({ apiBase: env.VITE_API_BASE ?? '' }),
    ],
    cacheDir: '../node_modules/.cache/vite-dashboard',
    server: { port: 5173, open: false },
    preview: { port: 4173 },
    build: {
      ...sharedVite.build,
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
    },
  }
})
