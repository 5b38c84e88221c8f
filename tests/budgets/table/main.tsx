import '@data1522/design-system/styles'
import { LocaleProvider } from '@data1522/design-system/locale'
import { createRoot } from 'react-dom/client'
import { ordersOf } from '../../../design-system/src/patterns/DataTable/example/orders.ts'
import { OrdersTable } from '../../../design-system/src/patterns/DataTable/example/OrdersTable.tsx'
import { Library } from './Library.tsx'

const orders = ordersOf(100_000)
const react = createRoot(document.getElementById('root')!)
const pages = {
  ours: <OrdersTable orders={orders} />,
  library: <Library orders={orders} />,
}

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const firstRow = () => document.querySelector('tbody tr, [data-row]')?.textContent
const isBusy = () => document.querySelector('[aria-busy=true], tbody[aria-hidden]') !== null

/** Does something and waits until other rows are on the screen; answers with how long that took, and the longest wait. */
async function until(act: () => void) {
  const before = firstRow()
  let longest = 0
  let last = performance.now()
  const beat = new MessageChannel()
  beat.port1.onmessage = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    beat.port2.postMessage(null)
  }
  beat.port2.postMessage(null)
  const start = performance.now()
  act()
  do await frame()
  while (firstRow() === before || isBusy())
  const time = performance.now() - start
  beat.port1.close()
  return { time, longest }
}

const press = (column: string) =>
  document.querySelector<HTMLElement>(`[role=columnheader][aria-label=${column} i] button`)!.click()
function type(words: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

Object.assign(window, {
  benchmark: {
    mount: (name: keyof typeof pages) =>
      until(() => react.render(<LocaleProvider language="en">{pages[name]}</LocaleProvider>)),
    press: (column: string) => until(() => press(column)),
    type: (words: string) => until(() => type(words)),
    /** Frames that came while the rows were scrolled for a while, in a second, and what they cost the main thread, in ms. */
    scroll: async (pixels: number, seconds: number) => {
      const scroller = document.querySelector('[data-scroller], [role=group][tabindex]')!
      let long = 0
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long = Math.max(long, duration)
      })
      tasks.observe({ type: 'longtask' })
      const start = performance.now()
      let frames = 0
      let top = scroller.scrollTop
      for (let now = start; now < start + seconds * 1000; frames++) {
        top += pixels
        scroller.scrollTop = top
        now = await new Promise<number>((done) => requestAnimationFrame(done))
      }
      tasks.disconnect()
      return { rate: (frames * 1000) / (performance.now() - start), frames, long }
    },
  },
})
