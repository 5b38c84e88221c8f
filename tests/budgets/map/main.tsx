import '@data1522/design-system/styles'
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { type MapPosition, RouteMap } from '@data1522/design-system/RouteMap'
import { createRoot } from 'react-dom/client'

const VEHICLES = 1000
const tones = ['primary', 'warning', 'danger', 'neutral'] as const

let state = 1522
const random = () => {
  state = (state * 1103515245 + 12345) % 2147483648
  return state / 2147483648
}
const somewhere = (): MapPosition => [-10 + random() * 40, 37 + random() * 20]
const between = ([west, south]: MapPosition, [east, north]: MapPosition): MapPosition => [
  (west + east) / 2,
  (south + north) / 2,
]

/** A thousand vehicles all over Europe, each half of its way. */
const vehicles = Array.from({ length: VEHICLES }, (_, index) => {
  const [start, end] = [somewhere(), somewhere()]
  const position = between(start, end)
  const id = `VOL-${index}`
  const tone = tones[index % tones.length]!
  return {
    marker: { id, label: id, position, tone, heading: (index * 37) % 360 },
    route: { id, stops: [start, position, end], progress: 0.5 },
  }
})
const markers = vehicles.map(({ marker }) => marker)
const routes = vehicles.map(({ route }) => route)

const frame = () => new Promise(requestAnimationFrame)

/** Draws frames for so many seconds, and answers with how many there were in one, and with the longest wait for one. */
async function frames(seconds: number, draw: (time: number) => void) {
  const start = performance.now()
  let [count, last, longest] = [0, start, 0]
  while (last - start < seconds * 1000) {
    draw((last - start) / 1000)
    await frame()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    count += 1
  }
  return { rate: (count * 1000) / (last - start), longest }
}

// The pointers of this page are made up, and those cannot be captured.
Element.prototype.setPointerCapture = () => undefined
const point = (type: string, x: number, y: number) =>
  document
    .querySelector('[role=group][aria-roledescription]')!
    .dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: x, clientY: y }),
    )

Object.assign(window, {
  mapBenchmark: {
    /** Holds the map and takes it to and fro, farther than it is drawn beyond its edges. */
    pan: async (seconds: number) => {
      const at = (time: number) => [720 - 560 * Math.cos(time * 2), 450 + 180 * Math.sin(time * 4)] as const
      point('pointerdown', ...at(0))
      const result = await frames(seconds, (time) => point('pointermove', ...at(time)))
      point('pointerup', ...at(seconds))
      return result
    },
    /** A page on which nothing moves. */
    idle: (seconds: number) => frames(seconds, () => undefined),
  },
})

const messages = await loadMessages('en')
createRoot(document.getElementById('root')!).render(
  <LocaleProvider language="en" messages={messages}>
    <div style={{ position: 'fixed', inset: 0 }}>
      <RouteMap label="Vehicles" markers={markers} routes={routes} />
    </div>
  </LocaleProvider>,
)
