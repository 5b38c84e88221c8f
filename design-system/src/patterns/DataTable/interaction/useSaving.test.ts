import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSaving } from './useSaving.ts'

const lamp = { quantity: 12, isListed: false }

function save() {
  let answer!: (isSaved: boolean) => void
  const send = () => new Promise<boolean>((resolve) => (answer = resolve))
  const { result, rerender } = renderHook(({ row }) => useSaving(row, row.quantity, send), {
    initialProps: { row: lamp },
  })
  act(() => result.current.save(99))
  return {
    result,
    become: (change: Partial<typeof lamp>) => rerender({ row: { ...lamp, ...change } }),
    arrive: () => act(async () => answer(true)),
  }
}

test('a saved value stays in sight until the row has it, though another cell changed the row meanwhile', async () => {
  const { result, become, arrive } = save()
  become({ isListed: true })
  await arrive()
  expect(result.current.value).toBe(99)
  become({ isListed: true, quantity: 99 })
  expect(result.current.value).toBeUndefined()
})

test('what the row says wins once it came anew', async () => {
  const { result, become, arrive } = save()
  become({ quantity: 98 })
  await arrive()
  expect(result.current.value).toBeUndefined()
})
