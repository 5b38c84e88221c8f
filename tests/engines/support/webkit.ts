import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { vi } from 'vitest'
import { type Engine, missing } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A screen that nobody sees; it says its own number. */
async function startScreen() {
  const child = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(child.stdout)) return { child, display: `:${line.trim()}` }
  throw new Error('There is no screen')
}

/** WebKitGTK's own small browser, driven by WebDriver: https://www.w3.org/TR/webdriver2/. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary || !existsSync(DRIVER) || !existsSync(SCREEN))
    throw missing('WebKitGTK', 'webkit2gtk-driver xvfb')
  const home = await mkdtemp(join(tmpdir(), 'data1522-webkit-'))
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const send = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) {
      const { error, message } = value as Record<string, string>
      throw new Error(`${error}: ${message}`)
    }
    return value as Answer
  }
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 60_000 })
  return {
    open: async () => {
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1440x1000'] },
            timeouts: { script: 60_000, pageLoad: 60_000 },
          },
        },
      })
      const session = `/session/${sessionId}`
      const post = <Answer>(path: string, body: object) => send<Answer>('POST', session + path, body)
      return {
        goTo: async (url) => void (await post('/url', { url })),
        run: async (source, args) => {
          const text = await post<string | null>('/execute/async', {
            script: `const [args, done] = arguments;
              Promise.resolve((${source})(...JSON.parse(args))).then(
                (answer) => done(JSON.stringify({ answer })), (error) => done(JSON.stringify({ error: String(error) })))`,
            args: [JSON.stringify(args)],
          })
          const { answer, error } = JSON.parse(text ?? '{}') as { answer?: unknown; error?: string }
          if (error) throw new Error(error)
          return answer
        },
        act: async (actions) => void (await post('/actions', { actions })),
        close: async () => void (await send('DELETE', session)),
      }
    },
    close: async () => {
      for (const child of [driver, screen.child]) {
        child.kill()
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}
