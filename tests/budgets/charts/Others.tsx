import { Chart, registerables } from 'chart.js'
import { useEffect, useRef } from 'react'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { Point } from './points.ts'

Chart.register(...registerables)

const SIZE = { width: 900, height: 280 }
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

/** The same line by recharts, which draws SVG as we do. */
export function Recharts({ points }: { points: readonly Point[] }) {
  return (
    <LineChart {...SIZE} data={points as Point[]}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="at" tickFormatter={(at: Date) => day.format(at)} minTickGap={60} />
      <YAxis />
      <Tooltip />
      <Line dataKey="value" dot={false} isAnimationActive={false} />
    </LineChart>
  )
}

/** The same line by Chart.js, which draws on a canvas. */
export function ChartJs({ points }: { points: readonly Point[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const chart = new Chart(canvas.current!, {
      type: 'line',
      data: {
        labels: points.map(({ at }) => day.format(at)),
        datasets: [{ data: points.map(({ value }) => value), pointRadius: 0, borderWidth: 2 }],
      },
      options: { animation: false, responsive: false, plugins: { legend: { display: false } } },
    })
    return () => chart.destroy()
  }, [points])
  return <canvas ref={canvas} {...SIZE} />
}
