import { count } from '../../../locale/count.ts'

const locale = 'en-US'
const points = (value: number) => count(locale, value, { one: '# point', other: '# points' })

/** What charts say of themselves. */
export const en = {
  chart: 'chart',
  kinds: {
    area: 'Area chart',
    bar: 'Bar chart',
    bubble: 'Bubble chart',
    candlestick: 'Candlestick chart',
    combo: 'Bars and lines',
    donut: 'Donut chart',
    funnel: 'Funnel',
    gauge: 'Gauge',
    heatmap: 'Heat map',
    line: 'Line chart',
    polar: 'Polar area chart',
    radar: 'Radar chart',
    radialBar: 'Radial bars',
    scatter: 'Scatter chart',
    segments: 'Shares',
    treemap: 'Tree map',
  },
  candle: {
    open: 'Open',
    high: 'High',
    low: 'Low',
    close: 'Close',
    volume: 'Volume',
    rose: 'Rose',
    fell: 'Fell',
  },
  comma: ',',
  category: 'Category',
  value: 'Value',
  share: 'Share',
  total: 'Total',
  net: 'Net',
  empty: 'Nothing to show for now',
  failed: 'This chart could not be loaded.',
  retry: 'Try again',
  loading: (label: string) => `${label}: loading`,
  legend: (label: string) => `${label}: what is shown`,
  legendHelp: 'A press hides or shows it; Shift and a press shows it alone.',
  keysHelp: 'Arrow keys move from point to point.',
  actions: (label: string) => `Actions for ${label}`,
  showTable: 'Show as table',
  showChart: 'Show as chart',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  saveCsv: 'Save as CSV',
  saveFailed: 'The file could not be created.',
  resetZoom: 'Reset zoom',
  noFigure: 'no figure',
  seriesName: 'Series',
  points,
  series: (value: number) => count(locale, value, { one: '# series', other: '# series' }),
  range: (value: number, first: string, last: string) => `${points(value)} from ${first} to ${last}`,
  named: (name: string, words: string) => `${name}: ${words}`,
  course: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}`,
  most: (value: string, where: string) => `highest ${value}, ${where}`,
  least: (value: string, where: string) => `lowest ${value}, ${where}`,
  whole: (value: number, total: string) =>
    `${count(locale, value, { one: '# part', other: '# parts' })}, ${total} in all`,
  leftOut: (value: number) =>
    count(locale, value, { one: '# figure cannot be drawn', other: '# figures cannot be drawn' }),
  of: (value: string, total: string) => `${value} of ${total}`,
  others: (value: number) => count(locale, value, { one: '# other', other: '# others' }),
}

/** The shape that every language of the charts fills. */
export type ChartStrings = typeof en
