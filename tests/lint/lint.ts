import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const TSCONFIG = { compilerOptions: { strict: true, jsx: 'react-jsx', module: 'preserve', noEmit: true } }

/** One finding of the linter; those without a rule, such as an unused suppression, have the code `oxlint`. */
export interface Finding {
  code: string
  message: string
  severity: string
  filename: string
}

/** Lints the files, path to text, with the repository's own configuration in a tree of their own. */
export function lint(files: Record<string, string>): Finding[] {
  const tree = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
    cpSync(join(ROOT, 'scripts/lint'), join(tree, 'scripts/lint'), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    const all = { 'tsconfig.json': JSON.stringify(TSCONFIG), ...files }
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true })
      writeFileSync(join(tree, path), text)
    }
    const command = [
      join(ROOT, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--report-unused-disable-directives-severity=error',
      '--format=json',
    ]
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: tree, encoding: 'utf8' })
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not lint:\n${stdout}${stderr}`)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
    return diagnostics.map((finding) => ({ ...finding, code: finding.code ?? 'oxlint' }))
  } finally {
    rmSync(tree, { recursive: true })
  }
}
