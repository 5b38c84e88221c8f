import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toastQueue } from '../../components/Toast/toasts.ts'
import { useChartControls } from './useChartControls.ts'

afterEach(() => act(() => toastQueue.clear()))

test('a picture that cannot be made is said to be none', async () => {
  const { result } = renderHook(() => useChartControls())
  const drawing = () => {
    throw new Error('No canvas')
  }
  act(() => result.current.connect({ name: 'Sales', drawing, rows: () => [] }))
  act(() => result.current.run('chart-png'))
  await waitFor(() =>
    expect(toastQueue.visibleToasts.map(({ content }) => content.title)).toEqual([
      'The file could not be created.',
    ]),
  )
})
