import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { modules } from '../scripts/package/exports.mjs'
import { markClientModules } from '../scripts/package/use-client.mjs'
import { reactOptions, sharedVite } from '../scripts/vite/shared.ts'

/** A library build inlines its assets; fonts must stay files, so that a page loads only those it shows. */
const fontsAsFiles: Plugin = {
  name: 'fonts-as-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\/fonts\.css$/ },
    handler: (code) => code.replaceAll('.woff2', '.woff2?no-inline'),
  },
}

const isPackage = (id: string) => /^(?![./]|\w:)/.test(id) && !id.endsWith('.css') && !id.includes('\0')

export default defineConfig({
  base: './',
  plugins: [fontsAsFiles, vanillaExtractPlugin(), react(reactOptions), markClientModules()],
  build: {
    ...sharedVite.build,
    emptyOutDir: false,
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: {
      entry: modules().map((module) => `src/${module}`),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: isPackage,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
      },
    },
  },
})
