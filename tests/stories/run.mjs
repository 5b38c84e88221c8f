import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from '../../scripts/serve.mjs'
import { keep } from '../../scripts/test/keep.mjs'
import { makeThumbnails } from '../../scripts/thumbnails.mjs'
import { buildStorybook } from './build.mjs'
import { orphansAmong } from './names.ts'
import { optimiseFolder } from './optimise.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PICTURES = join(import.meta.dirname, 'pictures')
const RUNNER = join(ROOT, 'node_modules/@storybook/test-runner/dist/test-storybook.js')

// A bare word names the stories; what starts with a dash is for jest.
const words = process.argv.slice(2)
const workers = words.some((word) => word.startsWith('--maxWorkers')) ? [] : ['--maxWorkers', '2']
const isUpdating = words.includes('--update')
const wanted = words.find((word) => !word.startsWith('-'))
const jestArgs = words.filter((word) => word.startsWith('-') && word !== '--update')

function visit(url) {
  const tags = isUpdating ? ['--includeTags', 'picture', 'overlay', 'screen', 'page'] : []
  const args = ['--url', url, '--index-json', ...workers, '--ci', ...tags, '--', ...jestArgs]
  const env = { ...process.env, PICTURES: isUpdating ? 'update' : 'compare', STORIES: wanted }
  const runner = keep(spawn(process.execPath, [RUNNER, ...args], { cwd: ROOT, env, stdio: 'inherit' }))
  return new Promise((done, failed) => {
    runner.on('error', failed)
    runner.on('close', (code) => done(code ?? 1))
  })
}

const begun = Date.now()
const folder = buildStorybook(ROOT)
const site = await serve({ dir: folder })
rmSync(join(import.meta.dirname, 'differences'), { recursive: true, force: true })
process.exitCode = await visit(site.url)
await site.close()

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const orphans = orphansAmong(existsSync(PICTURES) ? readdirSync(PICTURES) : [], Object.values(entries))
if (isUpdating) {
  for (const name of orphans) rmSync(join(PICTURES, name))
  optimiseFolder(PICTURES, begun)
  await makeThumbnails(begun)
} else if (orphans.length > 0) {
  console.error(`\nPictures without a story: ${orphans.join(', ')}. To remove them: npm run pictures:update`)
  process.exitCode = 1
}
