import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileStorage } from './file-port.ts'

test('a write that fails keeps no later one from the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data1522-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'state', 'api.json')
  const storage = await createFileStorage(path)
  await expect(storage.write('tools', 1)).rejects.toThrow('ENOENT')
  await mkdir(join(folder, 'state'))
  await storage.write('orders', 2)
  const later = await createFileStorage(path)
  expect([await later.read('tools'), await later.read('orders')]).toEqual([1, 2])
})
