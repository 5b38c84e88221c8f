import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from './stranger.ts'

export const readme = readFileSync(join(installed, 'README.md'), 'utf8')

/** The samples of the README, by the file that the first line of each names. */
export const samples = Object.fromEntries(
  Array.from(readme.matchAll(/^```tsx?\n\/\/ (\S+)\n([^]*?)^```$/gm), ([, file, code]) => [file!, code!]),
)
