import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Engine, missing } from './engine.ts'

const PROGRAM = '/usr/bin/firefox-esr'

/** No tours of its own, and no calls home. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutConfig.showWarning': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
}

interface Answer {
  id: number
  type: string
  result?: unknown
  error?: string
  message?: string
}

/** The remote end's own protocol: https://w3c.github.io/webdriver-bidi/. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Answer
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  await once(socket, 'open')
  return {
    send: async <Answer>(method: string, params: object) => {
      const asked = Promise.withResolvers<unknown>()
      last += 1
      waiting.set(last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise as Promise<Answer>
    },
    close: () => socket.close(),
  }
}

/** Firefox without a window, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Engine> {
  if (!existsSync(PROGRAM)) throw missing('Firefox', 'firefox-esr')
  const profile = await mkdtemp(join(tmpdir(), 'data1522-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    (one) => `user_pref(${one.map((part) => JSON.stringify(part)).join(', ')});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    PROGRAM,
    [
      '--headless',
      '--no-remote',
      '--width',
      '1440',
      '--height',
      '900',
      '--remote-debugging-port',
      '0',
      '--profile',
      profile,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile, TZ: 'UTC' } },
  )
  let address: string | undefined
  for await (const line of createInterface(child.stderr)) {
    address = /BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) break
  }
  if (!address) throw new Error('Firefox ended before it could be driven')
  child.stderr.resume()
  const { send, close } = await connect(address)
  await send('session.new', { capabilities: {} })
  return {
    open: async () => {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      })
      await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
      return {
        goTo: async (url) =>
          void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
        run: async (source, args) => {
          const { result, exceptionDetails } = await send<{
            result?: { value?: string }
            exceptionDetails?: { text: string }
          }>('script.callFunction', {
            functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
            arguments: [{ type: 'string', value: JSON.stringify(args) }],
            target: { context },
            awaitPromise: true,
          })
          if (exceptionDetails) throw new Error(exceptionDetails.text)
          return result?.value === undefined ? undefined : JSON.parse(result.value)
        },
        act: async (actions) => void (await send('input.performActions', { context, actions })),
        close: async () => void (await send('browser.removeUserContext', { userContext })),
      }
    },
    close: async () => {
      await send('browser.close', {}).catch(() => child.kill())
      close()
      if (child.exitCode === null) await once(child, 'exit')
      await rm(profile, { recursive: true, force: true })
    },
  }
}
