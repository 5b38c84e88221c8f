import type { DocumentLabels, Fact } from './document-labels.ts'
import type { PdfStyles } from './pdf-styles.ts'
import { Block } from './Block.tsx'
import { PdfText } from './PdfText.tsx'

interface DocumentTotalsProps {
  labels: DocumentLabels
  styles: PdfStyles
}

/** What it comes to; kept on one page. */
export function PdfTotals({ labels: { totals }, styles }: DocumentTotalsProps) {
  const { parts, total, paid, balance } = totals
  const row = ({ term, value }: Fact, isStrong = false) => (
    <Block key={term} look={styles.totalRow}>
      <PdfText look={[styles.totalTerm, isStrong ? styles.grand : styles.muted]}>{term}</PdfText>
      <PdfText look={[styles.totalValue, isStrong ? styles.grand : {}]}>{value}</PdfText>
    </Block>
  )
  return (
    <Block look={styles.totals} isWhole>
      <Block look={styles.totalsBox}>
        {parts.map((part) => row(part))}
        <Block look={[styles.line, { marginVertical: 4 }]} />
        {row(total, true)}
        {paid && row(paid)}
        {balance && row(balance, true)}
      </Block>
    </Block>
  )
}
