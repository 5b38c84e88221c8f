import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest'
import { latePageOf } from './late-page.ts'

/** A file of tests may ask for Node alone: where nothing is drawn, and bytes have to be Node's own. */
const hasPage = typeof document !== 'undefined'

// What is waited for may be slow to come on a busy machine; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000, getElementError: latePageOf(prettyDOM) })

// jsdom has no animations; what asks for them finds none.
if (hasPage && !('getAnimations' in Element.prototype))
  Object.assign(Element.prototype, { getAnimations: () => [] })

// jsdom draws frames by one `setInterval` for all files that share its window: one that a test's clock holds back would
// hold back the frames of every test after it.
const { setTimeout: later, clearTimeout: never } = globalThis
const frames = new Map<number, ReturnType<typeof setTimeout>>()
let lastFrame = 0
const cancelFrame = (handle: number) => {
  never(frames.get(handle))
  frames.delete(handle)
}
if (hasPage)
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: FrameRequestCallback) => {
      const handle = ++lastFrame
      const paint = () => {
        frames.delete(handle)
        draw(performance.now())
      }
      frames.set(handle, later(paint, 16))
      return handle
    },
    cancelAnimationFrame: cancelFrame,
  })

// Test files that share a worker share the window, each with a document of its own: react-aria would go on listening to
// the first one, and take every press for the last one it heard; what it read out would be read in the next file.
beforeAll(() => {
  if (!hasPage) return
  destroyAnnouncer()
  return addWindowFocusTracking()
})

// Frames that are asked for are drawn while their page is there; what asks for the next one over and over is stopped.
afterAll(async () => {
  for (let turn = 0; turn < 20 && frames.size > 0; turn++) await new Promise((done) => later(done, 16))
  for (const handle of frames.keys()) cancelFrame(handle)
  vi.unstubAllGlobals()
})

let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  if (hasPage) cleanup()
  for (const complaint of complaints) {
    const heard = complaint.mock.calls.map((call) => String(call[0]))
    complaint.mockRestore()
    if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`)
  }
})
