import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { npm } from '../../scripts/node/command.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const PACKAGE = join(ROOT, 'design-system')
/** What a stranger's own project brings along. */
const OWN = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript']
/** What the samples of the README go with. */
const README = [
  'zod',
  'react-router-dom',
  '@types/node',
  '@testing-library/react',
  '@testing-library/user-event',
  '@vitejs/plugin-react',
  '@react-aria/optimize-locales-plugin',
]

declare module 'vitest' {
  interface ProvidedContext {
    /** A project that installed the packed package, and beside it only what the package says it needs. */
    stranger: string
    /** The packed package. */
    tarball: string
  }
}

const stranger = mkdtempSync(join(tmpdir(), 'stranger-'))

/** Builds and packs the package, and installs it in a project outside of the repository. */
export function setup({ provide }: TestProject) {
  execFileSync(...npm('run', '--silent', 'build:design-system'), { cwd: ROOT, stdio: 'inherit' })

  const [packed] = JSON.parse(
    execFileSync(...npm('pack', '--json', '--pack-destination', stranger), {
      cwd: PACKAGE,
      encoding: 'utf8',
    }),
  ) as {
    filename: string
  }[]
  execFileSync('tar', ['-xzf', packed!.filename], { cwd: stranger })

  const installed = join(stranger, 'node_modules/@data1522/design-system')
  mkdirSync(dirname(installed), { recursive: true })
  renameSync(join(stranger, 'package'), installed)
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const needed = Object.keys({ ...dependencies, ...peerDependencies })
  for (const name of new Set([...needed, ...OWN, ...README])) {
    const link = join(stranger, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), link)
  }
  writeFileSync(join(stranger, 'package.json'), '{ "private": true, "type": "module" }\n')

  provide('stranger', stranger)
  provide('tarball', join(stranger, packed!.filename))
}

export const teardown = () => rmSync(stranger, { recursive: true })
