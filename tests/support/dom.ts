import { cleanup } from '@testing-library/react'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest'

// jsdom has no animations; what asks for them finds none.
if (!('getAnimations' in Element.prototype)) Object.assign(Element.prototype, { getAnimations: () => [] })

// Test files that share a worker share the window, each with a document of its own: react-aria would go on listening to
// the first one, and take every press for the last one it heard.
beforeAll(() => addWindowFocusTracking())

let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  cleanup()
  for (const complaint of complaints) {
    const heard = complaint.mock.calls.map((call) => String(call[0]))
    complaint.mockRestore()
    if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`)
  }
})
