// Hears which processes are started (+id) and have ended (-id), and ends those that are left when whoever tells is gone.
import { createInterface } from 'node:readline'
import { endTree } from './tree.mjs'

const running = new Set()
for await (const line of createInterface({ input: process.stdin })) {
  const id = Number(line.slice(1))
  if (line.startsWith('+')) running.add(id)
  else running.delete(id)
}
await Promise.all([...running].map((id) => endTree(id)))
