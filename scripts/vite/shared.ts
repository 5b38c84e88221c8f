import { fileURLToPath } from 'node:url'
import type { Options } from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'
import '../node/version.mjs'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** What the dashboard, Storybook and the browser tests build alike. */
export const sharedVite = {
  resolve: {
    conditions: ['@data1522/source', ...defaultClientConditions],
    alias: {
      // The page side of msw carries the list of public suffixes (113 kB) for cookies that the mock never sets.
      tldts: path('../../mocks/transports/tldts-stub.ts'),
      'use-sync-external-store/shim/index.js': path('use-sync-external-store.ts'),
      // Messages are compiled at build time, so the parser never ships.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/dynamic'],
  },
  build: { target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
} satisfies UserConfig

/**
 * How React is compiled everywhere. The React Compiler works where `'use memo'` asks for it: in the parts that
 * render often or draw many. Compiling everything costs the users list 22 kB and gains nothing that one can feel.
 */
export const reactOptions: Options = {
  compiler: { compilationMode: 'annotation' },
  jsxImportSource: 'react',
}
