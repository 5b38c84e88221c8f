import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { isEntry } from './node/entry.mjs'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

const isFile = (path) => existsSync(path) && statSync(path).isFile()

const decode = (path) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const isNavigation = ({ headers }) =>
  headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html')

function find({ root, base, spaFallback, lacks }, request) {
  const path = decode(new URL(request.url, 'http://host').pathname)
  if (!path?.startsWith(base) || path.includes('\0')) return undefined
  const page = join(root, 'index.html')
  if (lacks(path)) return spaFallback === 'always' ? page : undefined
  const file = resolve(root, `./${path.slice(base.length)}`)
  if (file !== root && !file.startsWith(root + sep)) return undefined
  if (isFile(file)) return file
  if (isFile(join(file, 'index.html'))) return join(file, 'index.html')
  return spaFallback === 'always' || (spaFallback && isNavigation(request)) ? page : undefined
}

function respond(site, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
  if (request.url === site.base.slice(0, -1)) return response.writeHead(302, { location: site.base }).end()
  const file = find(site, request)
  if (!file) return response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found\n')
  const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]+/)
  const [encoding, suffix] =
    ENCODINGS.find(([name, end]) => accepted.includes(name) && isFile(file + end)) ?? []
  const body = file + (suffix ?? '')
  const immutable = file.startsWith(join(site.root, 'assets') + sep)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(body).size,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  return request.method === 'HEAD' ? response.end() : createReadStream(body).pipe(response)
}

/**
 * Serves a built folder as a plain static host would; port 0 takes a free one, and `url` says which. With `spaFallback`
 * the page answers for addresses that are no file, with `'always'` for whatever is missing, as some hosts do; `lacks` tells
 * by its path of a file that is not there yet.
 */
export async function serve({ dir, port = 0, base = '/', spaFallback = false, lacks = () => false }) {
  const site = { root: resolve(dir), base, spaFallback, lacks }
  const server = createServer((request, response) => respond(site, request, response))
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(() => done()))
  }
  return { url: `http://127.0.0.1:${server.address().port}${base}`, close }
}

if (isEntry(import.meta)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4173' },
      base: { type: 'string', default: '/' },
      spa: { type: 'boolean', default: false },
    },
  })
  const [dir = 'dashboard/dist'] = positionals
  const { url } = await serve({ dir, port: Number(values.port), base: values.base, spaFallback: values.spa })
  console.log(url)
}
