import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let complaints: ReturnType<typeof vi.spyOn>[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  cleanup()
  for (const complaint of complaints) {
    expect(complaint.mock.calls.map((call) => String(call[0]))).toEqual([])
    complaint.mockRestore()
  }
})
