import { StyleSheet } from '@react-pdf/renderer'
import { families } from './fonts.ts'

const MUTED = 0.64
/** Running text; a page that had its leading as a whole would lose what is fixed to its edge. */
const running = { fontSize: 9.5, lineHeight: 1.45 }

/** How the document looks, in points, in a direction; ink is black, and the accent the person's own colour. */
export const pdfStyles = (isRightToLeft: boolean, accent: string) => {
  const row = isRightToLeft ? 'row-reverse' : 'row'
  const start = isRightToLeft ? 'right' : 'left'
  const end = isRightToLeft ? 'left' : 'right'
  return StyleSheet.create({
    page: { padding: 48, paddingBottom: 64, fontFamily: families, fontSize: running.fontSize },
    band: { position: 'absolute', top: 0, left: 0, right: 0, height: 6, backgroundColor: accent },
    columns: { flexDirection: row, justifyContent: 'space-between', gap: 32 },
    column: { flex: 1 },
    side: { width: 244 },
    block: { marginTop: 24 },
    text: { textAlign: start, ...running },
    muted: { opacity: MUTED },
    strong: { fontWeight: 600 },
    title: { fontSize: 18, fontWeight: 600, lineHeight: 1.3, marginBottom: 8 },
    name: { fontSize: 13, fontWeight: 600, lineHeight: 1.3, marginBottom: 6 },
    heading: { fontSize: 10.5, fontWeight: 600, marginBottom: 4 },
    fact: { flexDirection: row, gap: 12, marginBottom: 2 },
    term: { width: 84, opacity: MUTED, textAlign: start, ...running },
    value: { flex: 1, textAlign: start, ...running },
    line: { height: 0.75, backgroundColor: 'black', opacity: 0.16 },
    row: { flexDirection: row, gap: 12, paddingVertical: 7 },
    item: { flex: 1, textAlign: start },
    cost: { width: 84, textAlign: end },
    quantity: { width: 52, textAlign: end },
    sum: { width: 92, textAlign: end },
    totals: { flexDirection: row, justifyContent: 'flex-end' },
    totalsBox: { width: 250, paddingTop: 8 },
    totalRow: { flexDirection: row, gap: 16, paddingVertical: 3 },
    totalTerm: { flex: 1, textAlign: start },
    totalValue: { width: 110, textAlign: end },
    grand: { fontSize: 12.5, fontWeight: 600 },
    foot: {
      position: 'absolute',
      bottom: 28,
      left: 48,
      right: 48,
      flexDirection: row,
      justifyContent: 'space-between',
      fontSize: 8,
      opacity: MUTED,
    },
    footStart: { flex: 1, textAlign: start },
    footEnd: { flex: 1, textAlign: end, direction: isRightToLeft ? 'rtl' : 'ltr' },
  })
}

export type PdfStyles = ReturnType<typeof pdfStyles>
/** Some of what a part looks like. */
export type PdfStyle = Parameters<typeof StyleSheet.create>[0][string]
