import type { Fact, SheetWords } from '../document/labels.ts'
import type { DocumentStyles } from './pdf-styles.ts'
import { Block } from './Block.tsx'
import { Said } from './PdfText.tsx'

interface DocumentTotalsProps {
  words: SheetWords
  styles: DocumentStyles
}

/** What it comes to; kept on one page. */
export function DocumentTotals({ words: { totals }, styles }: DocumentTotalsProps) {
  const { parts, total, paid, balance } = totals
  const row = ({ term, value }: Fact, isStrong = false) => (
    <Block key={term} look={styles.totalRow}>
      <Said look={[styles.totalTerm, isStrong ? styles.grand : styles.muted]}>{term}</Said>
      <Said look={[styles.totalValue, isStrong ? styles.grand : {}]}>{value}</Said>
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
