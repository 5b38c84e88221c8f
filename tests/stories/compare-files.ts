import { readFileSync, writeFileSync } from 'node:fs'
import { compare } from './compare.ts'

// Its own process: inside jest's sandbox the same work takes a hundred times as long.
const [before, after, sheet] = process.argv.slice(2) as [string, string, string]
const difference = compare(readFileSync(before), readFileSync(after))
if (difference) writeFileSync(sheet, difference.sheet)
process.stdout.write(String(difference?.pixels ?? 'same'))
