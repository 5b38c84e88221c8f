import '@data1522/design-system/styles'
import { LineChart } from '@data1522/design-system/LineChart'
import { LocaleProvider } from '@data1522/design-system/locale'
import { memo, Profiler, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { ChartJs, Recharts } from './Others.tsx'
import { type Point, pointsOf } from './points.ts'

const many = pointsOf(10_000)
const fewer = pointsOf(60)
const series = [{ id: 'value', label: 'Price', value: ({ value }: Point) => value }]
const category = ({ at }: Point) => at

const Ours = ({ points }: { points: readonly Point[] }) => (
  <div style={{ inlineSize: 900 }}>
    <LineChart label="Price" data={points} category={category} series={series} isZeroBased={false} />
  </div>
)

let renders = 0
const Neighbour = memo(() => (
  <Profiler id="neighbour" onRender={() => (renders += 1)}>
    <Ours points={fewer} />
  </Profiler>
))
const pair = { change: () => {} }
function Pair() {
  const [points, setPoints] = useState(fewer)
  useEffect(() => {
    pair.change = () => setPoints(pointsOf(61))
  }, [])
  return (
    <>
      <Ours points={points} />
      <Neighbour />
    </>
  )
}

const react = createRoot(document.getElementById('root')!)
const pages = {
  ours: <Ours points={many} />,
  recharts: <Recharts points={many} />,
  'Chart.js': <ChartJs points={many} />,
  pair: <Pair />,
}
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const show = (page: React.ReactNode) =>
  flushSync(() => react.render(<LocaleProvider language="en">{page}</LocaleProvider>))

Object.assign(window, {
  benchmark: {
    /** Draws a chart where there was none; answers with how long it took to the frame that shows it, in ms. */
    draw: async (name: keyof typeof pages) => {
      show(null)
      await frame()
      const start = performance.now()
      show(pages[name])
      await frame()
      return performance.now() - start
    },
    /** How often a chart renders whose neighbour changes. */
    neighbour: async () => {
      show(pages.pair)
      await frame()
      renders = 0
      flushSync(() => pair.change())
      await frame()
      return renders
    },
  },
})
