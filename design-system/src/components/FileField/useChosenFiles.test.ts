import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { examplePng } from './example.ts'
import { useChosenFiles } from './useChosenFiles.ts'

test('takes more files after a handler of the caller threw', async () => {
  const onChange = vi.fn<(files: readonly File[]) => void>().mockImplementationOnce(() => {
    throw new Error('full')
  })
  const { result } = renderHook(() => useChosenFiles({ isMultiple: true, onChange }))
  await act(() => expect(result.current.add([examplePng()])).rejects.toThrow('full'))
  await act(() => result.current.add([examplePng('later.png')]))
  expect(onChange).toHaveBeenCalledTimes(2)
})
