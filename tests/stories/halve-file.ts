import { readFileSync } from 'node:fs'
import { halve } from './halve.ts'

// Its own process, for the reason that `compare-files.ts` has one.
process.stdout.write(halve(readFileSync(0)))
