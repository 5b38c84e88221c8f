import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isEntry } from './node/entry.mjs'

const TEXT = '**/*.{html,js,mjs,css,json,svg,txt,xml,webmanifest}'
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes `.br` and `.gz` beside every text file of a built folder and returns the bytes of each kind. */
export async function compress(dir) {
  const total = { files: 0, plain: 0, gzip: 0, brotli: 0 }
  const one = async (name) => {
    const file = join(dir, name)
    const text = readFileSync(file)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text, BROTLI),
      promisify(gzip)(text, { level: 9 }),
    ])
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
    total.files += 1
    total.plain += text.length
    total.gzip += gz.length
    total.brotli += br.length
  }
  await Promise.all(globSync(TEXT, { cwd: dir }).map(one))
  return total
}

if (isEntry(import.meta)) {
  for (const dir of process.argv.slice(2)) {
    const { files, ...bytes } = await compress(dir)
    const sizes = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)} kB`)
    console.log(`${dir}: ${files} files, ${sizes.join(', ')}`)
  }
}
