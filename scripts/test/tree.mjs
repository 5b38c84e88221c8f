import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK = 50

/** What Linux tells of a process; nothing of one that has just ended. */
function stateOf(pid) {
  try {
    // The name, in brackets, may hold spaces and brackets of its own.
    const [state, parent, group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return { pid, parent: Number(parent), group: Number(group), state }
  } catch {
    return undefined
  }
}

function processes() {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => stateOf(Number(pid)) ?? [])
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, group, state] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), group: Number(group), state }
    })
}

const isShellFor = (pid) =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === '-c'

/**
 * Remembers who started this process, and tells whether they are gone: its parent, and where that is a shell for one
 * command, as npm starts scripts, the shell's own.
 */
export function watchStarter() {
  const parent = process.ppid
  const beyond = isShellFor(parent) ? stateOf(parent)?.parent : undefined
  return () => process.ppid !== parent || (beyond !== undefined && stateOf(parent)?.parent !== beyond)
}

/** The ids of those processes that run, with their groups and with all that they started, in other groups too. */
export function treeOf(roots) {
  const running = processes().filter(({ state, pid }) => !state.startsWith('Z') && pid !== process.pid)
  const tree = new Set(roots)
  for (let size = 0; size < tree.size;) {
    size = tree.size
    for (const { pid, parent, group } of running) if (roots.includes(group) || tree.has(parent)) tree.add(pid)
  }
  return running.filter(({ pid }) => tree.has(pid)).map(({ pid }) => pid)
}

function send(signal, ids) {
  for (const pid of ids)
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
}

/**
 * Ends a process and all that it started, browsers too, which are in groups of their own. They are asked first, so that
 * they can remove what they wrote; who has not ended when `patience` (in milliseconds) is over is ended.
 */
export async function endTree(root, patience = 3000) {
  if (process.platform === 'win32') return void spawnSync('taskkill', ['/pid', String(root), '/t', '/f'])
  let left = treeOf([root])
  send('SIGTERM', left)
  for (const end = Date.now() + patience; left.length > 0 && Date.now() < end;) {
    await delay(LOOK)
    left = treeOf([root, ...left])
  }
  send('SIGKILL', left)
}
