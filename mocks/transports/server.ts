import { parseArgs } from 'node:util'
import { createFileStorage } from '../store/file-port.ts'
import { persist } from '../store/persistence.ts'
import { store } from '../store/store.ts'
import { setPicturesBase } from '../runtime/picture-addresses.ts'
import { readScenario, setScenario } from '../scenarios.ts'
import { createApiServer } from './node-http.ts'

const USAGE = `The API over HTTP, for other clients.

  npm run api -- [--port 8080] [--file state.json] [--scenario slow,failing:users] [--public-url https://api.example.com]

  --port        where it listens (0: any free port)        8080
  --file        keeps the state there; without it, in memory
  --scenario    simulates faults from the start
  --public-url  the address in front of the pictures        http://localhost:<port>`

const start = async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      file: { type: 'string' },
      scenario: { type: 'string', default: '' },
      'public-url': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)

  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is no port.`)
  setScenario(readScenario(values.scenario))
  if (values.file) {
    const { hydrated, flush } = persist(store, {
      storage: await createFileStorage(values.file),
      onReset: (reason) => console.warn(`Some of the kept state was dropped (${reason}).`),
      onUnsaved: () => console.warn(`${values.file} cannot be written; it is tried again.`),
    })
    store.holdUntil(hydrated)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void flush().then(() => process.exit()))
  }

  const server = createApiServer()
  server.on('error', ({ message }) => fail(message))
  server.listen(port, () => {
    const address = server.address()
    const url = `http://localhost:${typeof address === 'object' ? address?.port : port}`
    setPicturesBase(`${values['public-url']?.replace(/\/$/, '') ?? url}/pictures/`)
    console.log(`The API answers on ${url}/api/`)
  })
}

const fail = (message: string) => {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(1)
}

start().catch((error: Error) => fail(error.message))
