import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { getResponse } from 'msw'
import { handlers } from '../areas/all.ts'

const PICTURES = fileURLToPath(new URL('../pictures/files/', import.meta.url))
const PICTURE_PATH = /^\/pictures\/((?:[\w-]+\/)*[\w-]+\.svg)$/
const BODY_LIMIT = 10_000_000
/** Room for a long query; node's own limit is 16 kB. */
const HEADER_LIMIT = 256 * 1024

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
}

/** The API as a server of its own: the handlers under `/api/`, the pictures under `/pictures/`, open to every origin. */
export const createApiServer = (): Server =>
  createServer({ maxHeaderSize: HEADER_LIMIT }, (request, response) => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
    answer(request, response).catch(() => response.destroy())
  })

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  const picture = PICTURE_PATH.exec(request.url ?? '')?.[1]
  if (picture) return sendPicture(picture, response)

  const body = await readBody(request)
  if (body === undefined) return sendMessage(response, 413, 'The body is too large')
  const given = await getResponse(handlers, toRequest(request, body))
  if (!given) return sendMessage(response, 404, 'There is no such call')
  if (given.type === 'error') return void response.destroy()
  response.writeHead(given.status, Object.fromEntries(given.headers))
  if (given.body) await pipeline(Readable.fromWeb(given.body as never), response)
  else response.end()
}

/** The address of a call; read against a base, a path of two slashes would be the name of another server. */
const toUrl = (path: string) => new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)

const toRequest = ({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) =>
  new Request(toUrl(url), {
    method,
    headers: Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value ?? '']),
    ),
    body: body.length > 0 && method !== 'GET' && method !== 'HEAD' ? new Uint8Array(body) : null,
  })

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= BODY_LIMIT) chunks.push(chunk)
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks) : undefined
}

const sendMessage = (response: ServerResponse, status: number, message: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))

const sendPicture = (name: string, response: ServerResponse) =>
  new Promise<void>((resolve) => {
    createReadStream(PICTURES + name)
      .on('open', () =>
        response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' }),
      )
      .on('error', () => {
        sendMessage(response, 404, 'There is no such picture')
        resolve()
      })
      .on('end', resolve)
      .pipe(response)
  })
