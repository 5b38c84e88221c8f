import type { DocumentLabels } from './document-labels.ts'
import type { PdfStyles } from './pdf-styles.ts'
import { Block } from './Block.tsx'
import { PdfText } from './PdfText.tsx'

interface DocumentLinesProps {
  labels: DocumentLabels
  styles: PdfStyles
}

/** What is charged for; its header stands on each page, and no line is cut in two. */
export const PdfLines = ({ labels: { columns, lines }, styles }: DocumentLinesProps) => (
  <Block look={styles.block}>
    <Block isFixed>
      <Block look={styles.row}>
        <PdfText look={[styles.item, styles.strong]}>{columns.item}</PdfText>
        <PdfText look={[styles.cost, styles.strong]}>{columns.cost}</PdfText>
        <PdfText look={[styles.quantity, styles.strong]}>{columns.quantity}</PdfText>
        <PdfText look={[styles.sum, styles.strong]}>{columns.total}</PdfText>
      </Block>
      <Block look={styles.line} />
    </Block>
    {lines.map(({ id, item, description, cost, quantity, total }) => (
      <Block key={id} isWhole>
        <Block look={styles.row}>
          <Block look={styles.item}>
            <PdfText look={[styles.text, styles.strong]}>{item}</PdfText>
            {description && <PdfText look={[styles.text, styles.muted]}>{description}</PdfText>}
          </Block>
          <PdfText look={styles.cost}>{cost}</PdfText>
          <PdfText look={styles.quantity}>{quantity}</PdfText>
          <PdfText look={styles.sum}>{total}</PdfText>
        </Block>
        <Block look={styles.line} />
      </Block>
    ))}
  </Block>
)
