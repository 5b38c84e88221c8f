import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { type SchemaFormOptions, useSchemaForm } from './useSchemaForm.ts'

const schema = z.object({ name: z.string(), city: z.string() })
type Place = z.infer<typeof schema>

const KEY = 'draft-place'
const saved: Place = { name: 'Harbour shop', city: 'Sousse' }
const kept = () => {
  const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { values: Partial<Place> } | null
  return draft?.values
}

afterEach(() => localStorage.clear())

function open(defaultValues: Place, options: Partial<SchemaFormOptions<Place, Place>> = {}) {
  const rendered = renderHook(() =>
    useSchemaForm<Place, Place>({
      schema,
      defaultValues,
      draftKey: KEY,
      onSubmit: () => undefined,
      ...options,
    }),
  )
  const form = () => rendered.result.current
  const type = (name: keyof Place, value: string) =>
    act(() => form().hook.setValue(name, value, { shouldDirty: true }))
  const offered = async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    return form().draft.offered?.values
  }
  return { form, type, offered, unmount: rendered.unmount }
}

test('what somebody else has changed meanwhile is not in the draft that is offered', async () => {
  const first = open(saved)
  first.type('name', 'Harbour store')
  first.type('city', 'Tunis')
  first.unmount()
  expect(kept()).toEqual({ name: 'Harbour store', city: 'Tunis' })
  expect(await open({ ...saved, city: 'Monastir' }).offered()).toEqual({ name: 'Harbour store' })
  expect(await open({ name: 'Old port', city: 'Monastir' }).offered()).toBeUndefined()
})

test('a change that is taken back, field by field, leaves no draft', async () => {
  const { type } = open(saved)
  type('name', 'Harbour store')
  await waitFor(() => expect(kept()).toEqual({ name: 'Harbour store' }))
  type('name', saved.name)
  await waitFor(() => expect(kept()).toBeUndefined())
})

test('what was not sent after all stays, as a change and as a draft', async () => {
  const { form, type } = open(saved, { onSubmit: () => false })
  type('name', 'Harbour store')
  await act(async () => expect(await form().submit()).toBe(false))
  expect(form().tries).toEqual({ failed: 0, sent: 0 })
  expect(form().hook.getValues('name')).toBe('Harbour store')
  await waitFor(() => expect(kept()).toEqual({ name: 'Harbour store' }))
})

test('where there is no room for a change, no older draft is left to be offered', async () => {
  const { type } = open(saved)
  type('name', 'Harbour store')
  await waitFor(() => expect(kept()).toBeDefined())
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  type('name', 'Harbour shop and store')
  await waitFor(() => expect(kept()).toBeUndefined())
  full.mockRestore()
})
