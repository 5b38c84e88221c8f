import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setOrigin } from '../testing/origin.ts'
import { send } from '../testing/call.ts'

let folder = ''
const running = new Set<ChildProcess>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'))
})
afterEach(async () => {
  for (const server of running) server.kill('SIGKILL')
  running.clear()
  await rm(folder, { recursive: true })
})

const run = (...options: string[]) => {
  const server = spawn(process.execPath, ['server.ts', ...options], { cwd: import.meta.dirname })
  running.add(server)
  return server
}

/** Starts the server and points the calls at it. */
const start = async (...options: string[]) => {
  const server = run('--port', '0', ...options)
  const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string]
  setOrigin(/http:\/\/localhost:\d+/.exec(line)![0])
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

const refusalOf = async (...options: string[]) => {
  const server = run(...options)
  let words = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text
  })
  const [code] = (await once(server, 'exit')) as [number]
  return { code, words }
}

describe('npm run api', () => {
  test('keeps its state in a file, for the next start', async () => {
    const file = join(folder, 'state.json')
    const stop = await start('--file', file)
    expect((await send('DELETE', '/api/apps/users/7')).status).toBe(204)
    await stop()
    await start('--file', file)
    expect((await send('GET', '/api/apps/users/7')).status).toBe(404)
    expect((await send('GET', '/api/apps/users/8')).status).toBe(200)
  })

  test('without a file it starts anew each time', async () => {
    const stop = await start()
    await send('DELETE', '/api/apps/users/7')
    await stop()
    await start()
    expect((await send('GET', '/api/apps/users/7')).status).toBe(200)
  })

  test('gives pictures an address that others can reach', async () => {
    await start('--public-url', 'https://api.example.com/')
    const { body } = await send('POST', '/api/auth/login', { email: 'admin@demo.com', password: 'admin' })
    expect(body).toMatchObject({ userData: { avatar: 'https://api.example.com/pictures/avatars/8.svg' } })
  })

  test('can simulate faults from the start', async () => {
    await start('--scenario', 'forbidden:users')
    expect((await send('GET', '/api/apps/users')).status).toBe(403)
  })

  test('leaves a file alone that holds something else, and says so', async () => {
    const file = join(folder, 'diary.txt')
    await writeFile(file, 'Dear diary')
    const { code, words } = await refusalOf('--file', file)
    expect(code).toBe(1)
    expect(words).toContain(`${file} is there, but it holds no state of this API.`)
    expect(await readFile(file, 'utf8')).toBe('Dear diary')
  })

  test.each([
    ['--port', 'x'],
    ['--port', '99999'],
    ['--prot', '1'],
  ])('explains itself after %s %s', async (...options) => {
    const { code, words } = await refusalOf(...options)
    expect(code).toBe(1)
    expect(words).toContain('npm run api --')
  })
})
