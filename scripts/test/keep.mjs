import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endTree, watchStarter } from './tree.mjs'

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
const LOOK = 500

const kept = new Set()
let keeper
let watch

// It is a process of its own, because what is killed cannot do anything any more.
function tellKeeper(line) {
  if (!keeper) {
    const stdio = ['pipe', 'ignore', 'ignore']
    keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.mjs')], {
      detached: true,
      windowsHide: true,
      stdio,
    })
    keeper.stdin.on('error', () => {})
    keeper.on('error', () => {})
    keeper.unref()
    keeper.stdin.unref()
  }
  keeper.stdin.write(`${line}\n`)
}

async function end(signal) {
  const children = [...kept]
  // Nobody hears that they end, so that nothing else is started in their place.
  for (const child of children) child.removeAllListeners()
  await Promise.all(children.map(({ pid }) => endTree(pid)))
  process.exit(SIGNALS[signal])
}

function listen() {
  for (const signal of Object.keys(SIGNALS)) process.once(signal, end)
  // npm passes a signal on to the shell it has started, and that does not pass it on.
  if (!process.env.npm_execpath) return
  const isStarterGone = watchStarter()
  watch = setInterval(() => isStarterGone() && process.emit('SIGTERM', 'SIGTERM'), LOOK).unref()
}

function stopListening() {
  for (const signal of Object.keys(SIGNALS)) process.off(signal, end)
  clearInterval(watch)
}

/** Sees to it that a child process, and all that it starts, ends when this process does, in whatever way. */
export function keep(child) {
  if (child.pid === undefined) return child
  if (kept.size === 0) listen()
  kept.add(child)
  tellKeeper(`+${child.pid}`)
  child.once('exit', () => {
    kept.delete(child)
    tellKeeper(`-${child.pid}`)
    if (kept.size === 0) stopListening()
  })
  return child
}
