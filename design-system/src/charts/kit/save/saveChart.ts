import { toCsv } from '../../../files/csv.ts'
import { download } from '../../../files/download.ts'
import type { ChartSource } from '../useChartControls.ts'
import { drawingToSvg } from './drawingToSvg.ts'
import { svgToPng } from './svgToPng.ts'

const fileName = (name: string) =>
  name.replaceAll(/[\\/:*?"<>|\s]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'chart'

/** Hands a chart to the browser as a file to save: its picture as it is seen, or its figures. */
export async function saveChart(source: ChartSource, format: 'png' | 'svg' | 'csv'): Promise<void> {
  const name = `${fileName(source.name)}.${format}`
  if (format === 'csv') return download(name, toCsv(source.rows()))
  const drawing = source.drawing()
  if (!drawing) return undefined
  const { svg, width, height } = drawingToSvg(drawing)
  if (format === 'svg') return download(name, svg, 'image/svg+xml;charset=utf-8')
  return download(name, await svgToPng(svg, width, height), 'image/png')
}
