import { expect, test } from 'vitest'
import { schedule } from '../../scripts/test/schedule.mjs'

/** Runs tasks that end when they are told to, and notes what starts and what is skipped. */
function watch(tasks, cores) {
  const ends = new Map()
  const started = []
  const done = schedule(tasks, {
    cores,
    start: ({ name }) => {
      started.push(name)
      return new Promise((resolve) => ends.set(name, (failed = 0) => resolve({ name, failed })))
    },
    skip: ({ name }, broken) => ({ name, failed: 1, broken }),
  })
  const end = async (name, failed) => {
    ends.get(name)(failed)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { started, end, done }
}

test('as many run side by side as there are cores, in their order', async () => {
  const { started, end, done } = watch([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect([...(await done).keys()]).toEqual(['b', 'a', 'c'])
})

test('what needs both cores waits for both, and takes no more than there are', async () => {
  const { started, end, done } = watch([{ name: 'a' }, { name: 'wide', cores: 2 }, { name: 'b' }], 2)
  expect(started).toEqual(['a', 'b'])
  await end('a')
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'wide'])
  await end('wide')
  await done
  const alone = watch([{ name: 'wide', cores: 2 }], 1)
  await alone.end('wide')
  expect((await alone.done).get('wide').failed).toBe(0)
})

test('a task waits for those that it comes after, and is not run when one of them failed', async () => {
  const tasks = [{ name: 'build' }, { name: 'use', after: ['build'] }, { name: 'other' }]
  const { started, end, done } = watch(tasks, 2)
  expect(started).toEqual(['build', 'other'])
  await end('build', 1)
  await end('other')
  expect((await done).get('use')).toEqual({ name: 'use', failed: 1, broken: ['build'] })
  expect(started).toEqual(['build', 'other'])
})

test('tasks that wait for each other are an error', async () => {
  const tasks = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  await expect(schedule(tasks, { cores: 2 })).rejects.toThrow('Nothing can start: a, b wait for each other.')
})
