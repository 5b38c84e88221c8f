// Builds Storybook and gives it to Chromatic, which shoots the stories that the tests take pictures of, and no others.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildStorybook } from '../tests/stories/build.mjs'
import { picturedPaths } from '../tests/stories/names.ts'
import { scriptOf } from './node/command.mjs'

const folder = buildStorybook(resolve(import.meta.dirname, '..'))
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const only = picturedPaths(Object.values(entries)).flatMap((path) => ['--only-story-names', path])
const command = [scriptOf('chromatic'), ...only, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
process.exitCode = status ?? 1
