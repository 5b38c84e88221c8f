import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { messages } from '../../scripts/vite/messages.ts'
import { pictures } from '../../scripts/vite/pictures.ts'
import { reactOptions, sharedVite } from '../../scripts/vite/shared.ts'

/** How many times slower than this machine's the processor of a benchmark is. */
export const SLOW = 4

/**
 * Builds a benchmark's page as the dashboard is built, and answers with its folder. A page that counts commits has
 * React's profiling build: its Profiler is silent in the ordinary one, which people have, and which logs nothing.
 */
export async function buildPage(name, { countsCommits = true } = {}) {
  const outDir = join(import.meta.dirname, '../../node_modules/.cache', `benchmark-${name}`)
  await build({
    ...sharedVite,
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: 'warn',
    resolve: {
      ...sharedVite.resolve,
      alias: {
        ...sharedVite.resolve.alias,
        ...(countsCommits && { 'react-dom/client': 'react-dom/profiling' }),
      },
    },
    plugins: [
      vanillaExtractPlugin(),
      react(reactOptions),
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ar-AE'] }),
      messages(),
      // Faces that cannot be fetched are asked for anew with every row, and drawn twice.
      pictures(),
    ],
    build: { ...sharedVite.build, outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  })
  return outDir
}

/** The value that this share of the values does not exceed. */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

const KINDS = ['scripting', 'style', 'layout', 'painting']
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const row = (name, cells) =>
  console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(11)).join(''))

/** The head of a benchmark's table. */
export function printHead(rounds) {
  console.log(
    `At a processor slowed ${SLOW} times, ${rounds} rounds: ms to the frame that shows it, and where they go\n`,
  )
  row('', ['p50', 'p98', ...KINDS, 'the rest', 'commits'])
}

/** A line of it from what each round took, by `traced`, and its commits; answers with the most commits of a round. */
export function printLine(name, results) {
  const totals = results.map(({ total }) => total)
  const parts = KINDS.map((kind) => mean(results.map((result) => result[kind] / result.total)))
  const rest = 1 - parts.reduce((sum, part) => sum + part, 0)
  const commits = Math.max(...results.map((result) => result.commits))
  row(name, [
    ...[0.5, 0.98].map((share) => percentile(totals, share).toFixed(0)),
    ...[...parts, rest].map((part) => `${(part * 100).toFixed(0)} %`),
    commits,
  ])
  return commits
}
