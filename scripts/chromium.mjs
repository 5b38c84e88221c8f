import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { isEntry } from './node/entry.mjs'

const require = createRequire(import.meta.url)
const packageRoot = dirname(dirname(require.resolve('@sparticuz/chromium')))
const { version } = require(join(packageRoot, 'package.json'))

/** The flags every launch uses, so that a picture taken by one tool equals the picture taken by another. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const LAUNCHER = `#!/bin/sh
home=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$home:$home/lib" FONTCONFIG_FILE="$home/fonts.conf"
exec "$home/chromium" "$@"
`

/** The pinned browser is a program for one kind of machine. */
function checkMachine() {
  process.report.excludeNetwork = true
  const { glibcVersionRuntime } = process.report.getReport().header
  if (process.platform === 'linux' && process.arch === 'x64' && glibcVersionRuntime) return
  throw new Error(
    'The browser that package-lock.json pins runs on Linux with glibc on x64: elsewhere name one of your own, CHROMIUM=/path/to/chrome.',
  )
}

const unpack = (archive, target) =>
  pipeline(createReadStream(join(packageRoot, 'bin', archive)), createBrotliDecompress(), target)

/**
 * The path of the browser that package-lock.json pins, or that CHROMIUM names; the first call unpacks it under
 * `node_modules/.cache`.
 */
export async function chromiumPath(cache = resolve(import.meta.dirname, '../node_modules/.cache/chromium')) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const home = join(cache, version)
  const launcher = join(home, 'launch.sh')
  if (existsSync(launcher)) return launcher
  checkMachine()
  const partial = `${home}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(partial, 'chromium'), { mode: 0o755 })),
    unpack('al2023.tar.br', extract(partial)),
    unpack('swiftshader.tar.br', extract(partial)),
    unpack('fonts.tar.br', extract(partial)),
  ])
  writeFileSync(join(partial, 'fonts.conf'), FONTS)
  writeFileSync(join(partial, 'launch.sh'), LAUNCHER, { mode: 0o755 })
  try {
    renameSync(partial, home)
  } catch (error) {
    rmSync(partial, { recursive: true })
    if (!existsSync(launcher)) throw error
  }
  return launcher
}

if (isEntry(import.meta)) console.log(await chromiumPath())
